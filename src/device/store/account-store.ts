import { Dexie, type EntityTable } from 'dexie'
import { type FileRow, fileTable } from './file-row.ts'
import type { NoticeRow } from './notice-row.ts'
import type { OutboxRow } from './outbox-row.ts'

/** A brand that this account is a member of, as the server last said. */
export interface StoredBrand {
  readonly id: number
  readonly name: string
  readonly url: string | null
  readonly brandRole: string
  /** `FREE`, `BASIC`, `PLUS`; absent where the server did not say. */
  readonly plan?: string
  /** When this device last opened it; null while it was never opened here and so is not there offline. */
  readonly openedAt: number | null
  /** Since when the server no longer lets this account in, while the device still has what it knows of the brand. */
  readonly lostAt?: number
}

/** The last copy of a list or page from the server. */
export interface StoredAnswer {
  /** Call name and input. */
  readonly key: string
  readonly answer: unknown
  readonly at: number
}

export type AccountStore = Dexie & {
  brands: EntityTable<StoredBrand, 'id'>
  answers: EntityTable<StoredAnswer, 'key'>
  outbox: EntityTable<OutboxRow, 'n'>
  files: EntityTable<FileRow, 'id'>
  notices: EntityTable<NoticeRow, 'id'>
}

const stores = new Map<number, AccountStore>()

export function accountStoreName(idAccount: number): string {
  return `saegim-account-${idAccount}`
}

/**
 * Everything of one account that is not a document. One database per account, so that nothing of one shows to
 * another. Versions only ever add: tabs of two builds may run side by side.
 */
export function accountStore(idAccount: number): AccountStore {
  const known = stores.get(idAccount)
  if (known) return known
  const store = new Dexie(accountStoreName(idAccount), {
    chromeTransactionDurability: 'strict',
  }) as AccountStore
  store.version(1).stores({ brands: 'id', answers: 'key', outbox: '++n, key, state' })
  store.version(2).stores({ files: fileTable })
  store.version(3).stores({ notices: 'id, source' })
  stores.set(idAccount, store)
  return store
}

/**
 * Removes the database. `isLeft`: the account leaves this device, so what still looks at it on this page fails instead
 * of making the database anew, until somebody signs in with the account again.
 */
export async function deleteAccountStore(idAccount: number, { isLeft = false } = {}): Promise<void> {
  await accountStore(idAccount).delete({ disableAutoOpen: isLeft })
  if (!isLeft) stores.delete(idAccount)
}

/** Before an account is signed in. */
export function allowAccountStore(idAccount: number): void {
  if (stores.get(idAccount)?.isOpen() === false) stores.delete(idAccount)
}
