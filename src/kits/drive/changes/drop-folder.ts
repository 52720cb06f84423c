import { setBrandUploads } from '#contract/directory.ts'
import type { Enqueued } from '#engine/queue/outbox.ts'
import { findRows, Named, queueDrive } from '../queue/queue-drive.ts'

/** Makes a folder of the brand's drive a drop folder, or an ordinary one again. */
export async function setTakesUploads(key: string, takesUploads: boolean): Promise<Enqueued> {
  const [row] = await findRows('driveFolders', [key])
  if (row?.drive !== 'BRAND') return { ok: true }
  const named = new Named()
  const input = { params: { id: named.idOf('driveFolders', row) }, body: { takesUploads } }
  const change = { table: 'driveFolders', key, values: { takesUploads } } as const
  return queueDrive(row.brand, setBrandUploads, input, [change], named.refers)
}
