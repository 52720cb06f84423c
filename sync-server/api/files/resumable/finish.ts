import { Readable } from 'node:stream'
import type { Storage } from '#server/gateways/storage/storage.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { fileNamesIn, lockDrives, readPlace, refuseReader } from '../places/queries.ts'
import { cleanName, takeName, withExtensionOf } from '../places/words.ts'
import { type FileRow, insertFile, readFileRow } from '../queries.ts'
import { finishUpload, giveUpUpload } from '../reserve-upload.ts'
import { type Content, readContent } from './content.ts'
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
  refuseReader(context, row.owner_id)
  if (row.file_id !== null) return madeFile(context, row.file_id)
  if (row.received < row.size) throw new Refusal('CONFLICT')
  const lease = await Lease.take(context, row)
  try {
    const parts = await listParts(context.db, row)
    const content = await assemble(context, lease, parts)
    const file = await insert(context, lease, content)
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

async function assemble(
  { services: { storage } }: CallContext,
  lease: Lease,
  parts: readonly PartRow[],
): Promise<Content> {
  const { storage_key, size, sha256, brand_id } = lease.row
  const body = Readable.from(bytesOf(storage, parts, lease))
  const put = await storage.put(storage_key, body, { type: 'application/octet-stream', length: size })
  if (put.sha256 !== sha256) throw new Refusal('CHECKSUM_MISMATCH')
  return readContent(storage, storage_key, size, `brand ${brand_id}`)
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

/** A name that is taken gets a number, and a folder that is gone meanwhile is replaced by the top. */
function insert(context: CallContext, lease: Lease, content: Content): Promise<FileRow> {
  const { brand_id: idBrand, upload_id, owner_id: ownerId, ...row } = lease.row
  const { type: media_type, extension, width, height } = content
  const drive = { idBrand, ownerId }
  return context.transact(async (db) => {
    if (upload_id === null) throw new Refusal('NOT_FOUND')
    await finishUpload(db, { id: upload_id, idBrand, storageKey: row.storage_key })
    await lockDrives(db, idBrand)
    const directory_id = await readPlace(db, drive, row.directory_id)
    const name = withExtensionOf(cleanName(row.name, 'file'), `a${extension}`)
    const file = await insertFile(db, {
      brand_id: idBrand,
      account_id: row.account_id,
      owner_id: ownerId,
      directory_id,
      storage_key: row.storage_key,
      name: takeName(await fileNamesIn(db, drive, directory_id), name),
      file_type: 'DRIVE',
      media_type,
      size: row.size,
      width,
      height,
    })
    await lease.change(db, { file_id: file.id })
    await deleteParts(db, row)
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
