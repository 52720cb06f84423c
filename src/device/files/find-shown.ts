import type { FileReference } from '#model/fields/file.ts'
import { accountStore } from '../store/account-store.ts'
import { type FileOwner, findFile } from './kept-files.ts'

export interface FoundFile {
  readonly blob: Blob | null
  readonly problem: string | null
}

/** The bytes of a reference with how its upload fares. */
export async function findShown(owner: FileOwner, reference: FileReference): Promise<FoundFile> {
  const row = await findFile(owner, reference)
  if (!row) return { blob: null, problem: null }
  if (owner === null || 'idFile' in reference) return { blob: row.blob, problem: null }
  const failed = await accountStore(owner)
    .outbox.where('state')
    .equals('failed')
    .filter(({ idBlob }) => idBlob === reference.idBlob)
    .first()
  return { blob: row.blob, problem: failed ? (failed.message ?? '') : null }
}
