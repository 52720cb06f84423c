import { createTag as createCall, deleteTag as deleteCall } from '#contract/drive.ts'
import type { Enqueued } from '#engine/queue/outbox.ts'
import { cleanTag } from '#model/files/tag-name.ts'
import { findRows, Named, queueDrive } from '../queue/queue-drive.ts'
import type { DriveTagRow } from '../rows/drive-row.ts'
import type { DriveScope } from '../rows/read-drive.ts'

/** Makes a tag, also offline; it can be given to files at once. */
export async function createTag(
  { brand, drive }: Pick<DriveScope, 'brand' | 'drive'>,
  given: string,
): Promise<Enqueued & { readonly key?: string }> {
  const name = cleanTag(given) ?? given
  const key = crypto.randomUUID()
  const row: DriveTagRow = { key, brand, drive, idTag: null, name }
  const change = { table: 'driveTags', key, values: row, isNew: true } as const
  const result = await queueDrive(brand, createCall, { body: { name, createdType: drive } }, [change])
  return result.ok ? { ...result, key } : result
}

export async function deleteTag(key: string): Promise<Enqueued> {
  const [row] = await findRows('driveTags', [key])
  if (!row) return { ok: true }
  const named = new Named()
  const input = { params: { idTag: named.idOf('driveTags', row) } }
  return queueDrive(row.brand, deleteCall, input, [{ table: 'driveTags', key, values: null }], named.refers)
}
