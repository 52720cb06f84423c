import { Readable } from 'node:stream'
import type { GivenOf } from '#contract/call.ts'
import type { DriveType, uploadFile } from '#contract/file.ts'
import { cleanName } from '#model/files/clean-name.ts'
import { WrongLength } from '#server/gateways/storage/intake.ts'
import type { Put } from '#server/gateways/storage/storage.ts'
import type { CallContext } from '#server/http/context.ts'
import type { IncomingFile } from '#server/http/incoming-file.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { refuseAdding } from './adding/queries.ts'
import type { Stored } from './insert-stored.ts'
import { driveOf } from './places/queries.ts'
import { nameFor, readContent, refuseSize } from './read-content.ts'
import { changeReserved, giveUpUpload, type Reserved, reserveUpload } from './reserve-upload.ts'
import { originByMark } from './rows.ts'

type Accepts = (type: DriveType) => boolean

/**
 * Reserves room, stores the bytes while they come, and reads what they are, before the transaction of the call. Returns the
 * columns for `insertAdded`. What is refused leaves no bytes.
 */
export async function storeUpload(
  context: CallContext,
  body: GivenOf<typeof uploadFile>['body'],
  incoming: IncomingFile,
  accepts: Accepts,
): Promise<Stored> {
  const { createdType, idDirectory, fileType, name = incoming.name, size } = body
  const { ownerId } = driveOf(context, createdType)
  const place = { owner_id: ownerId, directory_id: idDirectory === 0 ? null : idDirectory }
  await refuseAdding(context, context.db, place)
  refuseSize(name, size ?? 0, context.services.environment.videoMaxBytes)
  const reserved = await reserveUpload(context, size ?? incoming.mostBytes)
  try {
    const put = await putIncoming(context, reserved, incoming, size)
    if (body.sha256 !== undefined && put.sha256 !== body.sha256) throw new Refusal('CHECKSUM_MISMATCH')
    const columns = await describeStored(context, reserved, { ...put, name }, accepts)
    return { reserved, columns: { ...columns, ...place, file_type: fileType } }
  } catch (cause) {
    await giveUpUpload(context, reserved)
    throw cause
  }
}

/**
 * Reads what the bytes of an upload are, and returns the columns that say it. A drawing is replaced by its cleaned
 * bytes, and a picture by those without metadata.
 */
export async function describeStored(
  context: CallContext,
  reserved: Reserved,
  { name, ...put }: Put & { readonly name: string },
  accepts?: Accepts,
) {
  const {
    storage,
    environment: { videoMaxBytes },
  } = context.services
  const { storageKey: key, idBrand } = reserved
  const owner = `brand ${idBrand}`
  const { cleaned, type, isAi, ...sides } = await readContent(
    storage,
    { key, size: put.size, name, owner, videoMaxBytes },
    accepts,
  )
  if (cleaned !== null) await changeReserved(context, reserved, cleaned.length)
  const { size, sha256 } = cleaned === null ? put : await storage.put(key, cleaned, { type })
  return {
    ...sides,
    storage_key: key,
    name: nameFor(cleanName(name, 'file'), type),
    media_type: type,
    origin: isAi ? originByMark : null,
    size,
    sha256,
  }
}

async function putIncoming(
  { services: { storage } }: CallContext,
  { storageKey }: Reserved,
  incoming: IncomingFile,
  length: number | undefined,
): Promise<Put> {
  const about = {
    type: 'application/octet-stream',
    onTaken: (bytes: number) => incoming.taken(bytes),
    ...(length !== undefined && { length }),
  }
  try {
    return await storage.put(storageKey, Readable.from(incoming.chunks()), about)
  } catch (cause) {
    if (cause instanceof WrongLength) throw refuseField('size', 'INVALID_VALUE')
    throw cause
  }
}
