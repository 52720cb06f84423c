import { findRefused } from '#kits/library/queue/refused-row.ts'
import { retryUpload } from './upload-actions.ts'

/** Sends a file again that the server refused, or its copy. */
export async function retryFile(key: string): Promise<void> {
  const row = await findRefused(key)
  if (row) await retryUpload(row.n)
}
