import { discardRefusedRow, findRefused } from '#kits/library/queue/refused-row.ts'
import { cancelUpload, retryUpload } from './upload-actions.ts'

/** Gives up a folder or a copy that the server refused, with what waits for it; false where there is none with this key. */
export function discardRefused(key: string): Promise<boolean> {
  return discardRefusedRow(key, cancelUpload)
}

/** Sends a file again that the server refused, or its copy. */
export async function retryFile(key: string): Promise<void> {
  const found = await findRefused(key)
  if (found) await retryUpload(found.n)
}
