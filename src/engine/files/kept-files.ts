import type { FileReference } from '#model/fields/file.ts'
import type { BrandRef } from '../identity/brand-ref.ts'
import { accountStore } from '../store/account-store.ts'
import { deviceStore } from '../store/device-store.ts'
import type { FileRow } from '../store/file-row.ts'

/** Whose files: an account's; null: those of local brands. */
export type FileOwner = number | null

/** Limit for files on this device that are not uploaded yet. */
const queuedLimitBytes = 500 * 1024 * 1024

export function filesOf(owner: FileOwner) {
  return owner === null ? deviceStore.files : accountStore(owner).files
}

/** Stores a picked file; false where the storage or the limit for files that are not uploaded is full. */
export async function keepFile(owner: FileOwner, row: FileRow): Promise<boolean> {
  try {
    const queued = await filesOf(owner)
      .filter(({ idFile }) => idFile === null)
      .toArray()
    const bytes = queued.reduce((sum, { blob }) => sum + blob.size, row.blob.size)
    if (bytes > queuedLimitBytes) return false
    await filesOf(owner).put(row)
    return true
  } catch (cause) {
    console.warn('a file cannot be kept on this device', cause)
    return false
  }
}

/** The bytes behind a reference; undefined where this device does not have them. */
export async function findFile(owner: FileOwner, reference: FileReference): Promise<FileRow | undefined> {
  if ('idFile' in reference) return filesOf(owner).where('idFile').equals(reference.idFile).first()
  const own = await filesOf(owner).get(reference.idBlob)
  // A file that was picked while the brand was local is still in the device's store.
  return own ?? (owner === null ? undefined : deviceStore.files.get(reference.idBlob))
}

/** Stores a file of the server, so that it can be shown offline. Never rejects: on a full device it is not stored. */
export async function keepFetched(
  owner: FileOwner,
  brand: BrandRef,
  { idFile, name, blob, fileType }: Pick<FileRow, 'name' | 'blob' | 'fileType'> & { idFile: number },
): Promise<void> {
  const row = {
    id: `file-${idFile}`,
    brand: String(brand),
    blob,
    name,
    idFile,
    fileType,
    addedAt: Date.now(),
  }
  await filesOf(owner)
    .put(row)
    .catch((cause: unknown) => console.warn('a file of the brand is not kept on this device', cause))
}

/** Moves all files of a local brand to the account, before the brand is removed from the device. */
export async function moveAllToAccount(idAccount: number, from: BrandRef, to: BrandRef): Promise<void> {
  const ids = await deviceStore.files.where('brand').equals(String(from)).primaryKeys()
  for (const id of ids) await moveToAccount(idAccount, id, to)
}

/** Deletes the files of a local brand. */
export async function forgetLocalFiles(brand: BrandRef): Promise<void> {
  await deviceStore.files.where('brand').equals(String(brand)).delete()
}

/** Copies a file of a local brand to the account; false where there is none. Repeating it changes nothing. */
export async function moveToAccount(idAccount: number, idBlob: string, brand: BrandRef): Promise<boolean> {
  const { files } = accountStore(idAccount)
  if (await files.get(idBlob)) return true
  const local = await deviceStore.files.get(idBlob)
  if (!local) return false
  await files.put({ ...local, brand: String(brand) })
  return true
}

export interface FoundFile {
  readonly blob: Blob | null
  readonly problem: string | null
}

/** The bytes of a reference, and why its upload failed; null where it did not. */
export async function findShown(owner: FileOwner, reference: FileReference): Promise<FoundFile> {
  const row = await findFile(owner, reference)
  if (!row) return { blob: null, problem: null }
  if (owner === null || 'idFile' in reference) return { blob: row.blob, problem: null }
  const failed = await accountStore(owner)
    .outbox.where('idBlob')
    .equals(reference.idBlob)
    .filter(({ state }) => state === 'failed')
    .first()
  return { blob: row.blob, problem: failed ? (failed.message ?? '') : null }
}
