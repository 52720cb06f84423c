import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '#engine/documents/storage/document-database.ts'
import { accountStore, accountStoreName } from '#engine/store/account-store.ts'
import { deviceStore } from '#engine/store/device-store.ts'
import { readFixture } from './fixtures.ts'

/** Indexes of a table as Dexie writes them, its primary key first; null where the version removes the table. */
type Stores = Readonly<Record<string, string | null>>
/** What each version changes, by its number. */
type Versions = Readonly<Record<string, Stores>>

const released =
  readFixture<Readonly<Record<'account' | 'device' | 'document', Versions>>>('released-tables.json')
const { tables: retired } = readFixture<{ tables: Readonly<Record<string, readonly string[]>> }>(
  'retired-names.json',
)
/** Tables with data that exists only on the device: no upgrade may lose a row. The others can be fetched again. */
const irreplaceable = ['outbox', 'files', 'localBrands', 'facts']

describe.each([
  ['account', (id: number) => accountStoreName(id), (id: number): Dexie => accountStore(id)],
  ['device', () => deviceStore.name, (): Dexie => deviceStore],
] as const)('the tables of the %s', (name, nameOf, open) => {
  const versions = released[name]
  const numbers = Object.keys(versions).map(Number)

  test('are those of the newest released version', () => {
    const store = open(1)
    expect(store.verno, 'add the version to tests/fixtures/released-tables.json').toBe(Math.max(...numbers))
    expect(Object.fromEntries(store.tables.map((table) => [table.name, indexesOf(table.schema)]))).toEqual(
      Object.fromEntries(
        Object.entries(storesAt(versions)).map(([table, text]) => [table, normalised(text)]),
      ),
    )
  })

  test('never bring back a retired name', () => {
    for (const table of retired[name] ?? [])
      expect(open(1).tables.map((one) => one.name)).not.toContain(table)
  })

  test.each(numbers)(
    'open a database of version %i without losing data that exists only on the device',
    async (version) => {
      const id = 100 + version
      const before = new Dexie(nameOf(id))
      for (const number of numbers.filter((one) => one <= version))
        before.version(number).stores(versions[number] as Record<string, string | null>)
      await before.open()
      for (const table of before.tables)
        await table.put({ id: 'row', key: 'row', ref: 'row', n: 1, idFile: 1 })
      const held = before.tables.map((table) => table.name).filter((one) => irreplaceable.includes(one))
      before.close()

      const now = open(id)
      await now.open()
      for (const table of held) expect([table, await now.table(table).count()]).toEqual([table, 1])
      await now.delete()
    },
  )
})

test('the database of a document has the released stores', async () => {
  const db = await openDatabase('saegim-doc-1-1-guide')
  const transaction = db.transaction([...db.objectStoreNames], 'readonly')
  const stores = [...db.objectStoreNames].map((store) => [
    store,
    transaction.objectStore(store).autoIncrement,
  ])
  expect(db.version).toBe(Math.max(...Object.keys(released.document).map(Number)))
  expect(Object.fromEntries(stores)).toEqual(
    Object.fromEntries(
      Object.entries(storesAt(released.document)).map(([store, text]) => [store, text === '++']),
    ),
  )
  db.close()
})

/** The tables that a database has after all of these versions. */
function storesAt(versions: Versions): Record<string, string> {
  const merged: Record<string, string> = {}
  for (const [, stores] of Object.entries(versions).sort(([a], [b]) => Number(a) - Number(b))) {
    for (const [table, text] of Object.entries(stores)) {
      if (text === null) delete merged[table]
      else merged[table] = text
    }
  }
  return merged
}

function indexesOf({ primKey, indexes }: Dexie['tables'][number]['schema']): string[] {
  return [primKey.src, ...indexes.map(({ src }) => src).sort()]
}

function normalised(text: string): string[] {
  const [primary = '', ...others] = text.split(',').map((one) => one.trim())
  return [primary, ...others.sort()]
}
