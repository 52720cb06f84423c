import { Readable } from 'node:stream'
import type { Storage } from '#server/gateways/storage/storage.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { refuseAdding } from '../adding/queries.ts'
import { insertInDrive } from '../insert-stored.ts'
import { lockDrives } from '../places/queries.ts'
import { type FileRow, readFileRow } from '../queries.ts'
import { finishUpload, giveUpUpload, type Reserved } from '../reserve-upload.ts'
import { describeStored } from '../store-upload.ts'
import { deleteParts, deleteResumable, Lease, listParts, type PartRow, type ResumableRow } from './queries.ts'

/*
 *  parts ──► put together under the key of the file ──► hash and type are checked ──► row of the file, in one transaction
 *                                                              │
 *                                                              └──► given up: with a wrong hash or type there is nothing to resume
 *
 * A process that is killed on the way leaves the parts, so that the device asks again.
 */

/** Makes the file of an upload, or answers the one that it was made into. */
export async function finishResumable(context: CallContext, row: ResumableRow): Promise<FileRow> {
  if (row.file_id !== null) return madeFile(context, row.file_id)
  await refuseAdding(context, context.db, row)
  if (row.received < row.size) throw new Refusal('CONFLICT')
  const lease = await Lease.take(context, row)
  try {
    const parts = await listParts(context.db, row)
    const reserved = reservedBy(lease.row)
    const columns = await assemble(context, lease, reserved, parts)
    const file = await insert(context, lease, reserved, columns)
    context.afterwards(() => context.services.thumbnails.wake())
    await deletePartBytes(context, parts)
    return file
  } catch (cause) {
    if (cause instanceof Refusal && endings.has(cause.code)) {
      // Not where another request has taken over and may have made the file.
      await lease.change(context.db, {})
      await giveUp(context, row)
    }
    throw cause
  } finally {
    await lease.end()
  }
}

/** What cannot become better by another try. */
const endings: ReadonlySet<string> = new Set(['CHECKSUM_MISMATCH', 'UNSUPPORTED_TYPE', 'TOO_LARGE'])

/** Deletes the upload, what it reserved, and its bytes. */
export async function giveUp(context: CallContext, row: ResumableRow): Promise<void> {
  const parts = await listParts(context.db, row)
  const { upload_id: id, brand_id: idBrand, storage_key: storageKey } = row
  if (id !== null) await giveUpUpload(context, { id, idBrand, storageKey })
  await deleteResumable(context.db, row)
  await deletePartBytes(context, parts)
}

async function madeFile({ db }: CallContext, idFile: number): Promise<FileRow> {
  const file = await readFileRow(db, idFile)
  if (!file) throw new Refusal('NOT_FOUND')
  return file
}

function reservedBy({ upload_id: id, brand_id: idBrand, storage_key: storageKey }: ResumableRow): Reserved {
  if (id === null) throw new Refusal('NOT_FOUND')
  return { id, idBrand, storageKey }
}

async function assemble(context: CallContext, lease: Lease, reserved: Reserved, parts: readonly PartRow[]) {
  const { storage } = context.services
  const { storage_key, size, sha256, name } = lease.row
  const body = Readable.from(bytesOf(storage, parts, lease))
  const put = await storage.put(storage_key, body, { type: 'application/octet-stream', length: size })
  if (put.sha256 !== sha256) throw new Refusal('CHECKSUM_MISMATCH')
  return describeStored(context, reserved, { ...put, name })
}

async function* bytesOf(storage: Pick<Storage, 'get'>, parts: readonly PartRow[], lease: Lease) {
  for (const { storage_key } of parts) {
    const got = await storage.get(storage_key)
    if (got === null) throw new Error('A part of an upload has no bytes.')
    for await (const chunk of got.body) {
      await lease.renew()
      yield chunk
    }
  }
}

function insert(
  context: CallContext,
  lease: Lease,
  reserved: Reserved,
  columns: Awaited<ReturnType<typeof assemble>>,
): Promise<FileRow> {
  const { brand_id, account_id, owner_id, directory_id } = lease.row
  return context.transact(async (db) => {
    await lockDrives(db, brand_id)
    await refuseAdding(context, db, { owner_id, directory_id })
    await finishUpload(db, reserved)
    const place = { brand_id, account_id, owner_id, directory_id }
    const file = await insertInDrive(db, { ...columns, ...place, file_type: 'DRIVE' })
    await lease.change(db, { file_id: file.id })
    await deleteParts(db, lease.row)
    return file
  })
}

/** What cannot be deleted is left to `collect-files`. */
async function deletePartBytes(
  { services: { storage, log } }: CallContext,
  parts: readonly PartRow[],
): Promise<void> {
  for (const { storage_key } of parts) {
    await storage.delete(storage_key).catch((err: unknown) => {
      log.warn({ err }, 'a part of an upload could not be deleted')
    })
  }
}
