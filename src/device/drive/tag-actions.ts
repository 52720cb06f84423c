import { createTag as createCall, deleteTag as deleteCall } from '#contract/drive.ts'
import { cleanTag } from '#model/files/tag-name.ts'
import { currentBrand } from '../identity/session.ts'
import type { Enqueued } from '../queue/outbox.ts'
import type { Drive, DriveTagRow } from '../store/drive-row.ts'
import { findRows, Named, queueDrive } from './queue-drive.ts'

/** Makes a tag, also offline; it can be given to files at once. */
export async function createTag(drive: Drive, given: string): Promise<Enqueued & { readonly key?: string }> {
  const brand = currentBrand()
  if (typeof brand !== 'number') return { ok: false, reason: 'signed-out' }
  const name = cleanTag(given) ?? given
  const key = crypto.randomUUID()
  const row: DriveTagRow = { key, brand, drive, idTag: null, name }
  const change = { table: 'driveTags', key, values: row, isNew: true } as const
  const kept = await queueDrive(createCall, { body: { name, createdType: drive } }, [change])
  return kept.ok ? { ...kept, key } : kept
}

export async function deleteTag(key: string): Promise<Enqueued> {
  const [row] = await findRows('driveTags', [key])
  if (!row) return { ok: true }
  const named = new Named()
  const input = { params: { idTag: named.idOf('driveTags', row) } }
  return queueDrive(deleteCall, input, [{ table: 'driveTags', key, values: null }], named.refers)
}
