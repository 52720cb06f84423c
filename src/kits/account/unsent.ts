import { listUnsynced } from '#engine/documents/engine/stored-documents.ts'
import { accountStore } from '#engine/store/account-store.ts'

/** What of an account only this device has, and would lose by signing out. */
export interface Unsent {
  /** Unsynced changes of documents, and queued commands and files. */
  readonly count: number
  /** Ids of brands with unsynced changes or queued files, which an export can save. */
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
