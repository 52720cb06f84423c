import 'fake-indexeddb/auto'
import '#engine/browser/browser.fixture.ts'
import { Dexie } from 'dexie'
import { expect, test } from 'vitest'
import { storeWholeDocument } from '#engine/documents/engine/whole-document.ts'
import { databaseNameOf } from '#engine/documents/storage/document-name.ts'
import { keepBrandFact, readBrandFact } from '#engine/identity/brand-facts.ts'
import { currentBrand, openBrand, startSession } from '#engine/identity/session.ts'
import { accountStore, brandColumns } from '#engine/store/account-store.ts'
import { deviceStore } from '#engine/store/device-store.ts'
import { type DeviceTableName, deviceTableNames } from '#model/mirrors/mirrors.ts'
import { forgetBrand } from './forget-brand.ts'

const idAccount = 7
const [forgotten, other] = [12, 123]
/** Part of every row of the brand, so that rows that were not deleted are found. */
const traceOf = (brand: number) => `trace of ${brand}.`

/** A row of each table that is about a brand. A new table does not compile without one; those of mirrors have theirs by their key. */
const rowsOf = (brand: number): Record<keyof typeof brandColumns, object> => ({
  brands: { id: brand, name: traceOf(brand) },
  answers: { key: `history.list:${brand}:guide`, brand, shape: '1', answer: traceOf(brand), at: 1 },
  outbox: { brand, state: 'failed', key: String(brand), message: traceOf(brand) },
  files: { id: `file-${brand}`, brand: String(brand), idFile: brand, name: traceOf(brand) },
  notices: { id: `talk ${brand}`, brand, source: 'talk', facts: { excerpt: traceOf(brand) } },
  ...(Object.fromEntries(
    deviceTableNames.map((name) => {
      const { keyPath } = accountStore(idAccount).table(name).schema.primKey
      return [name, { [String(keyPath)]: brand, brand, trace: traceOf(brand) }]
    }),
  ) as Record<DeviceTableName, object>),
})
/** Of the tables of the device: that it was begun here, and a file. */
const rowsOfDevice = 2

test('nothing of a forgotten brand is left in any table or database, and everything of the others', async () => {
  startSession({ idAccount, email: 'ji@ongi.example', fullName: '이지우', image: null }, 'token')
  for (const brand of [forgotten, other]) await fill(brand)
  openBrand(forgotten)
  const before = await everything()
  for (const brand of [forgotten, other])
    expect(tracesIn(before, brand)).toHaveLength(Object.keys(brandColumns).length + rowsOfDevice)

  await forgetBrand(forgotten)
  const after = await everything()
  expect(tracesIn(after, forgotten)).toEqual([])
  expect(tracesIn(after, other)).toEqual(tracesIn(before, other))
  const databases = [...new Set(before.map(({ database }) => database))]
  const ofBrand = databases.filter((name) => name.startsWith(`saegim-doc-${idAccount}-${forgotten}-`))
  expect(ofBrand).toHaveLength(3)
  expect(await databaseNames()).toEqual(
    databases.filter((name) => !ofBrand.includes(name) && name !== localGuide(forgotten)),
  )
  expect([readBrandFact(forgotten, 'tutorial'), readBrandFact(other, 'tutorial')]).toEqual([null, '1'])
  expect(currentBrand()).toBeNull()
})

async function fill(brand: number): Promise<void> {
  for (const [table, row] of Object.entries(rowsOf(brand)))
    await accountStore(idAccount).table(table).put(row)
  for (const name of ['guide', 'strategy'] as const)
    await storeWholeDocument({ account: idAccount, brand, name }, new Uint8Array([0, 0]), 'a')
  const aside = new Dexie(`${databaseNameOf({ account: idAccount, brand, name: 'guide' })}-aside`)
  aside.version(1).stores({ updates: '' })
  await aside.open()
  aside.close()
  // It was begun here, before the account.
  const ref = `local-${brand}` as const
  const [createdAt, at] = [1, 1]
  const adoptedAs = { idAccount, idBrand: brand, copied: '', at }
  await deviceStore.localBrands.put({ ref, name: traceOf(brand), createdAt, adoptedAs })
  await storeWholeDocument({ account: null, brand: ref, name: 'guide' }, new Uint8Array([0, 0]), 'a')
  const blob = new Blob([])
  await deviceStore.files.put({
    id: `blob-${brand}`,
    brand: ref,
    blob,
    name: traceOf(brand),
    idFile: null,
    addedAt: 1,
    fileType: 'LOGO',
  })
  keepBrandFact(brand, 'tutorial', '1')
}

interface StoredEntry {
  readonly database: string
  readonly table: string
  readonly row: string
}

/** Every row of every table of every database, and the name of each database. */
async function everything(): Promise<StoredEntry[]> {
  const found: StoredEntry[] = []
  for (const database of await databaseNames()) {
    const opened = await new Dexie(database).open()
    found.push({ database, table: '', row: '' })
    for (const table of opened.tables)
      for (const row of await table.toArray())
        found.push({ database, table: table.name, row: JSON.stringify(row) })
    opened.close()
  }
  return found
}

function tracesIn(found: readonly StoredEntry[], brand: number): StoredEntry[] {
  return found.filter(({ row }) => row.includes(traceOf(brand)))
}

async function databaseNames(): Promise<string[]> {
  return (await indexedDB.databases()).map(({ name }) => name ?? '').sort()
}

function localGuide(brand: number): string {
  return databaseNameOf({ account: null, brand: `local-${brand}`, name: 'guide' })
}
