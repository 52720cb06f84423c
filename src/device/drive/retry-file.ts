import { uploadOf } from './change-waiting.ts'
import { retryUpload } from './upload-actions.ts'

/** Sends a file of a drive again that the server refused. */
export async function retryFile(key: string): Promise<void> {
  const upload = await uploadOf(key)
  if (upload?.n !== undefined) await retryUpload(upload.n)
}
