import { retryRow } from '../queue/outbox.ts'
import { findRefused } from './refused-rows.ts'

/** Sends a file again that the server refused, or its copy. */
export async function retryFile(key: string): Promise<void> {
  const found = await findRefused(key)
  if (found) await retryRow(found.n)
}
