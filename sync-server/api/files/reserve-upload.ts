import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import type { Storage } from '#server/gateways/storage/storage.ts'
import type { Caller } from '#server/http/authentication.ts'
import { isStorageDown, Refusal } from '#server/http/refusal.ts'
import { readAllowedBytes, readUsedBytes } from './queries.ts'

/*
 *  reserveUpload ──► bytes are stored ──► finishUpload, with the row of the file in one transaction
 *                          │
 *                          ├──► giveUpUpload: refused, failed or a repetition
 *                          └──► collect-uploads: a day later, where the process was killed or the bytes could not be deleted
 *
 * The row of an upload counts as a file of its size, see migration 0032. So a brand never keeps more than its plan allows,
 * and what is not finished leaves neither bytes nor a count.
 */

export interface Reserved {
  readonly id: number
  readonly idBrand: number
  readonly storageKey: string
}

/** Who uploads; of callers without an account nothing more is known. */
export type Uploader =
  | { readonly kind: 'account'; readonly account: { readonly id: number } }
  | { readonly kind: Exclude<Caller['kind'], 'account'> }

interface UploadScope {
  readonly db: Kysely<DB>
  readonly idBrand: number
  readonly caller: Uploader
}

/** What gives an upload up. */
export interface Stores {
  readonly db: Kysely<DB>
  readonly services: { readonly storage: Pick<Storage, 'delete'> }
}

/** Reserves room for so many bytes. Rejects with STORAGE_EXCEEDED where the plan has less. */
export async function reserveUpload(place: UploadScope, size: number): Promise<Reserved> {
  const [reserved] = await reserveUploads(place, [size])
  if (!reserved) throw new Error('Nothing was reserved.')
  return reserved
}

/** The same for several at once: for all or for none. */
export function reserveUploads(place: UploadScope, sizes: readonly number[]): Promise<Reserved[]> {
  return inTransaction(place.db, (transaction) => reserveWith(transaction, place, sizes))
}

/** The same in a transaction of the caller, who writes down for what. */
export async function reserveWith(
  db: Transaction<DB>,
  { idBrand, caller }: Omit<UploadScope, 'db'>,
  sizes: readonly number[],
): Promise<Reserved[]> {
  const account_id = caller.kind === 'account' ? caller.account.id : null
  const rows = sizes.map((size) => ({
    brand_id: idBrand,
    account_id,
    storage_key: `brand/${idBrand}/${randomUUID()}`,
    size,
  }))
  const made =
    rows.length === 0
      ? []
      : await db.insertInto('file_upload').values(rows).returning(['id', 'storage_key']).execute()
  await refuseTooMuch(db, idBrand)
  const ids = new Map(made.map(({ id, storage_key }) => [storage_key, id]))
  return rows.map(({ storage_key }) => ({
    id: ids.get(storage_key) ?? 0,
    idBrand,
    storageKey: storage_key,
  }))
}

/** Reserves so many bytes instead of what was reserved before. Rejects as `reserveUpload`, with CONFLICT where it was collected. */
export function changeReserved(
  { db }: Pick<UploadScope, 'db'>,
  { id, idBrand }: Reserved,
  size: number,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const changed = await transaction
      .updateTable('file_upload')
      .set({ size })
      .where('brand_id', '=', idBrand)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!changed) throw new Refusal('CONFLICT')
    await refuseTooMuch(transaction, idBrand)
  })
}

/** After a change has locked the counter: of two uploads at once the second counts the first. */
async function refuseTooMuch(db: Transaction<DB>, idBrand: number): Promise<void> {
  const [used, allowed] = [await readUsedBytes(db, idBrand), await readAllowedBytes(db, idBrand)]
  if (used > allowed) throw new Refusal('STORAGE_EXCEEDED')
}

/** Ends the upload in the transaction that inserts its file. Rejects with CONFLICT where it was collected. */
export function finishUpload(db: Transaction<DB>, reserved: Reserved): Promise<void> {
  return finishUploads(db, reserved.idBrand, [reserved])
}

/** The same for several of a brand. */
export async function finishUploads(
  db: Transaction<DB>,
  idBrand: number,
  reserved: readonly Reserved[],
): Promise<void> {
  if (reserved.length === 0) return
  const ids = reserved.map(({ id }) => id)
  const ended = await db
    .deleteFrom('file_upload')
    .where('brand_id', '=', idBrand)
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  if (ended.length < ids.length) throw new Refusal('CONFLICT')
}

/**
 * Deletes the bytes, then what was reserved for them. Where the store is away, the room is free at once all the same, and the
 * bytes are collected later: otherwise each try of the device would take as much room again.
 */
export async function giveUpUpload({ db, services }: Stores, reserved: Reserved): Promise<void> {
  const { id, idBrand, storageKey } = reserved
  try {
    await services.storage.delete(storageKey)
  } catch (cause) {
    if (!isStorageDown(cause)) throw cause
    await db
      .updateTable('file_upload')
      .set({ size: 0 })
      .where('brand_id', '=', idBrand)
      .where('id', '=', id)
      .execute()
    return
  }
  await db.deleteFrom('file_upload').where('brand_id', '=', idBrand).where('id', '=', id).execute()
}
