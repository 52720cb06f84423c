import { randomUUID } from 'node:crypto'
import { cleanName } from '#model/files/clean-name.ts'
import type { Storage } from '#server/gateways/storage/storage.ts'
import type { Upload } from '#server/http/uploads.ts'
import { nameFor, readContent } from '../files/read-content.ts'

/**
 * Stores the bytes of a delivery. They may exceed the storage of the plan: what was paid for is always delivered. Rejects with
 * UNSUPPORTED_TYPE or TOO_LARGE, and leaves nothing then.
 */
export async function storeDelivery(
  storage: Storage,
  idBrand: number,
  { bytes, name }: Pick<Upload, 'bytes' | 'name'>,
) {
  const key = `brand/${idBrand}/${randomUUID()}`
  const put = await storage.put(key, bytes, { type: 'application/octet-stream' })
  try {
    const about = { key, size: bytes.length, name, owner: `brand ${idBrand}` }
    const { cleaned, type, width, height } = await readContent(storage, about)
    const { size, sha256 } = cleaned === null ? put : await storage.put(key, cleaned, { type })
    return {
      brand_id: idBrand,
      owner_id: null,
      directory_id: null,
      file_type: 'DRIVE',
      storage_key: key,
      name: nameFor(cleanName(name, 'file'), type),
      media_type: type,
      size,
      sha256,
      width,
      height,
    }
  } catch (cause) {
    await storage.delete(key)
    throw cause
  }
}
