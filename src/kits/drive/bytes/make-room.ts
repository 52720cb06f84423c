import { accountStore } from '#engine/store/account-store.ts'
import type { FileRow } from '#engine/store/file-row.ts'
import { readPinned } from './pinned-files.ts'

/** Is left to everything else that this device stores. */
export const spareBytes = 20 * 1024 * 1024

/**
 * Makes room for so many bytes: of the files of drives that were opened here, the server has them all, those go first that were
 * not opened for the longest time. Pinned ones stay. Whether there is room then.
 */
export async function makeRoom(idAccount: number, bytes: number): Promise<boolean> {
  let missing = bytes + spareBytes - (await readFree())
  if (missing <= 0) return true
  const { files } = accountStore(idAccount)
  const pinned = await readPinned(idAccount)
  const candidates: { readonly id: string; readonly size: number; readonly at: number }[] = []
  await files
    .filter((row) => isServed(row) && !pinned.has(row.idFile ?? 0))
    .each(
      ({ id, blob, usedAt, addedAt }) => void candidates.push({ id, size: blob.size, at: usedAt ?? addedAt }),
    )
  candidates.sort((a, b) => a.at - b.at)
  const gone: string[] = []
  for (const { id, size } of candidates) {
    if (missing <= 0) break
    gone.push(id)
    missing -= size
  }
  await files.bulkDelete(gone)
  return missing <= 0
}

/** Whether its bytes can be had again: those of the guide are always kept, those that wait are nowhere else. */
export function isServed({ fileType, idFile }: Pick<FileRow, 'fileType' | 'idFile'>): boolean {
  return fileType === 'DRIVE' && idFile !== null
}

/** What the browser says; it may be wrong, so that a full device is also found when it is written. */
export async function readFree(): Promise<number> {
  const { storage } = navigator as { storage?: StorageManager }
  const { quota, usage = 0 } = (await storage?.estimate?.().catch(() => null)) ?? {}
  return quota === undefined ? Number.POSITIVE_INFINITY : quota - usage
}
