import { listUnsynced } from '../documents/engine/stored-documents.ts'
import { accountStore } from '../store/account-store.ts'

/** What of an account only this device has. */
export interface Unsent {
  /** Changes of documents, and commands and files in the queue. */
  readonly count: number
  /** Brands with something of it that a copy can hold. */
  readonly brands: readonly number[]
}

export async function readUnsent(idAccount: number): Promise<Unsent> {
  const [documents, rows] = await Promise.all([
    listUnsynced(idAccount),
    accountStore(idAccount)
      .outbox.toArray()
      .catch(() => []),
  ])
  const waiting = documents.filter(({ count }) => count > 0)
  const ofRows = rows.filter(({ idBlob }) => idBlob !== undefined).map(({ brand }) => brand ?? 0)
  const ofDocuments = waiting.map(({ brand }) => Number(brand))
  return {
    count: waiting.reduce((sum, { count }) => sum + count, 0) + rows.length,
    brands: [...new Set([...ofDocuments, ...ofRows])].filter((brand) => brand > 0),
  }
}
