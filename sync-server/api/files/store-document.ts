import type { DriveType } from '#contract/file.ts'
import { cleanName } from '#model/files/clean-name.ts'
import type { CallContext } from '#server/http/context.ts'
import type { Upload } from '#server/http/uploads.ts'
import type { Stored } from './insert-stored.ts'
import { nameFor, readContent } from './read-content.ts'
import { giveUpUpload, reserveUpload } from './reserve-upload.ts'

/**
 * Reserves room in the drive of the brand and stores a document of one type, before the transaction of the call. Rejects with
 * STORAGE_EXCEEDED, and with UNSUPPORTED_TYPE where the bytes are of another type, whatever their name says.
 */
export async function storeDocument(
  context: CallContext,
  { bytes, name }: Pick<Upload, 'bytes' | 'name'>,
  type: DriveType,
): Promise<Stored> {
  const { db, idBrand, caller, services } = context
  const reserved = await reserveUpload({ db, idBrand, caller }, bytes.length)
  try {
    const { sha256 } = await services.storage.put(reserved.storageKey, bytes, { type })
    const sent = { key: reserved.storageKey, size: bytes.length, name, owner: `brand ${idBrand}` }
    await readContent(services.storage, sent, (found) => found === type)
    const columns = {
      owner_id: null,
      directory_id: null,
      file_type: 'DRIVE',
      storage_key: reserved.storageKey,
      name: nameFor(cleanName(name, 'file'), type),
      media_type: type,
      size: bytes.length,
      sha256,
      width: null,
      height: null,
    } as const
    return { reserved, columns }
  } catch (cause) {
    await giveUpUpload(context, reserved)
    throw cause
  }
}
