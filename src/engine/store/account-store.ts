import type { Dexie, EntityTable, Table } from 'dexie'
import { type DeviceTableName, deviceTableNames, tablesByVersion } from '#model/mirrors/mirrors.ts'
import { type StoredAnswer, scopeRows } from './answer-row.ts'
import { type FileRow, fileTable } from './file-row.ts'
import { makesOf } from './mirror-changes.ts'
import type { NoticeRow } from './notice-row.ts'
import { createDatabase } from './open-limit.ts'
import type { OutboxRow } from './outbox-row.ts'

/** A brand that this account is a member of, as the server last said. */
export interface StoredBrand {
  readonly id: number
  readonly name: string
  readonly url: string | null
  readonly brandRole: string
  /** Absent where the server did not say. */
  readonly plan?: string
  /** Epoch ms of the last opening on this device; null: never opened here, so it is not available offline. */
  readonly openedAt: number | null
  /** Epoch ms at which the server refused access. The device still has its copy of the brand. */
  readonly lostAt?: number
}

/** The tables of mirrors are opened by their name. */
export type AccountStore = Dexie & {
  brands: EntityTable<StoredBrand, 'id'>
  answers: EntityTable<StoredAnswer, 'key'>
  outbox: EntityTable<OutboxRow, 'n'>
  files: EntityTable<FileRow, 'id'>
  notices: EntityTable<NoticeRow, 'id'>
}

/**
 * The column of each table that holds the brand of a row; it is indexed. Forgetting a brand deletes by it, so a table
 * cannot be added without one. In rows that are about the account alone it is null.
 */
export const brandColumns = {
  brands: 'id',
  answers: 'brand',
  outbox: 'brand',
  files: 'brand',
  notices: 'brand',
  ...(Object.fromEntries(deviceTableNames.map((name) => [name, 'brand'])) as Record<
    DeviceTableName,
    'brand'
  >),
} as const

const stores = new Map<number, AccountStore>()

export function accountStoreName(idAccount: number): string {
  return `saegim-account-${idAccount}`
}

/**
 * All data of one account that is not in documents. One database per account, so that accounts never see each other's
 * data. Versions are additive, because tabs of two builds may run at the same time.
 */
export function accountStore(idAccount: number): AccountStore {
  const known = stores.get(idAccount)
  if (known) return known
  const store = createDatabase(accountStoreName(idAccount)) as AccountStore
  store.version(1).stores({ brands: 'id', answers: 'key', outbox: '++n, key, state' })
  store.version(2).stores({ files: fileTable })
  store.version(3).stores({ notices: 'id, source' })
  store
    .version(4)
    .stores({ answers: 'key, brand', outbox: '++n, key, state, brand', notices: 'id, source, brand' })
    .upgrade(scopeRows)
  store
    .version(6)
    .stores({ outbox: '++n, key, state, brand, idBlob, makes' })
    .upgrade((transaction) =>
      (transaction.table('outbox') as Table<OutboxRow>).toCollection().modify((row) => {
        Object.assign(row, makesOf(row.changes))
      }),
    )
  for (const [version, tables] of tablesByVersion()) store.version(version).stores(tables)
  stores.set(idAccount, store)
  return store
}

/**
 * Deletes the database. With `isLeft` the account signs out: later reads on this page reject instead of creating the
 * database again, until `allowAccountStore`.
 */
export async function deleteAccountStore(idAccount: number, { isLeft = false } = {}): Promise<void> {
  await accountStore(idAccount).delete({ disableAutoOpen: isLeft })
  if (!isLeft) stores.delete(idAccount)
}

/** Deletes the rows of a brand from the given tables, by default from all of them. */
export async function deleteBrandRows(
  idAccount: number,
  idBrand: number,
  tables: readonly (keyof typeof brandColumns)[] = Object.keys(brandColumns) as (keyof typeof brandColumns)[],
): Promise<void> {
  const store = accountStore(idAccount)
  await store.transaction('rw', [...tables], async () => {
    for (const name of tables) {
      // Rows of files hold the brand as text.
      await store.table(name).where(brandColumns[name]).anyOf(idBrand, String(idBrand)).delete()
    }
  })
}

/** Makes the database of an account usable again. Called before a sign-in. */
export function allowAccountStore(idAccount: number): void {
  if (stores.get(idAccount)?.isOpen() === false) stores.delete(idAccount)
}
