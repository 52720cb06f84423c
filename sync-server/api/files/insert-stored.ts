import type { Insertable, Transaction } from 'kysely'
import type { FileTable } from '#server/database/tables/files.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { CallContext } from '#server/http/context.ts'
import { refuseAdding } from './adding/queries.ts'
import { freeNames } from './free-names.ts'
import { lockDrives, readPlace } from './places/queries.ts'
import { type FileRow, firstThumbnail, insertFile } from './queries.ts'
import { finishUpload, giveUpUpload, type Reserved, type Stores, type Uploader } from './reserve-upload.ts'

/** Bytes that are in the store, with what their row will say. */
export interface Stored {
  readonly reserved: Reserved
  readonly columns: Omit<DriveColumns, 'brand_id' | 'account_id'>
}

type DriveColumns = Omit<Insertable<FileTable>, 'deleted_at' | 'purged_at' | 'directory_id'> & {
  readonly owner_id: number | null
  readonly directory_id: number | null
  readonly sha256: string
}

/** What the insertion needs of a call, or of a job. */
interface Inserting {
  readonly caller: Uploader
  readonly services: Pick<CallContext['services'], 'thumbnails'>
  afterwards(effect: () => void): void
}

/** Inserts the file of the brand in place of its upload. */
export function insertStored(context: CallContext, stored: Stored): Promise<FileRow> {
  return context.transact((db) => insertStoredIn(db, context, stored))
}

/** The same for a file that the caller adds to a drive: rejects as `refuseAdding` where its folder was closed while the bytes came. */
export function insertAdded(context: CallContext, stored: Stored): Promise<FileRow> {
  return context.transact(async (db) => {
    await lockDrives(db, context.idBrand)
    if (stored.columns.file_type === 'DRIVE') await refuseAdding(context, db, stored.columns)
    return insertStoredIn(db, context, stored)
  })
}

/** The same in a transaction of the caller, before anything else that others wait for. */
export async function insertStoredIn(
  db: Transaction<DB>,
  context: Inserting,
  { reserved, columns }: Stored,
): Promise<FileRow> {
  const { caller, services } = context
  const { idBrand } = reserved
  await lockDrives(db, idBrand)
  await finishUpload(db, reserved)
  const account_id = caller.kind === 'account' ? caller.account.id : null
  const row = { ...columns, brand_id: idBrand, account_id }
  context.afterwards(() => services.thumbnails.wake())
  return columns.file_type === 'DRIVE'
    ? insertInDrive(db, row)
    : insertFile(db, { ...row, directory_id: null })
}

/**
 * The caller holds `lockDrives`, taken before anything else that others wait for. In a drive a name that is taken gets a
 * number, and a folder that is gone meanwhile is replaced by the top: what was uploaded is never lost.
 */
export async function insertInDrive(db: Transaction<DB>, row: DriveColumns): Promise<FileRow> {
  const drive = { idBrand: row.brand_id, ownerId: row.owner_id }
  const directory_id = await readPlace(db, drive, row.directory_id)
  const [name = row.name] = await freeNames(db, drive, directory_id, { given: [row.name] })
  return insertFile(db, { ...row, directory_id, name, thumbnail: firstThumbnail(row.media_type) })
}

/** Deletes bytes that no row was inserted for. */
export function discardStored(context: Stores, { reserved }: Pick<Stored, 'reserved'>): Promise<void> {
  return giveUpUpload(context, reserved)
}
