import type { DocumentName } from '#model/document-kinds/names.ts'
import type { FileReference } from '#model/fields/file.ts'
import { type BrandRef, isLocal } from '../identity/brand-ref.ts'
import { enqueueUpload } from '../queue/uploads.ts'
import type { FileRow, PhotoCredit } from '../store/file-row.ts'
import { type FileOwner, keepFile } from './kept-files.ts'
import { type FileFault, type FileRule, prepareFile } from './prepare-file.ts'

export interface FileScope {
  readonly owner: FileOwner
  readonly brand: BrandRef
  /** The document that takes it, where that is not open all the time. */
  readonly document?: DocumentName
}

export type StoredFile =
  | { readonly ok: true; readonly reference: FileReference }
  | { readonly ok: false; readonly fault: FileFault; readonly part?: string | null }

/** Checks a picked file, stores it on this device and queues its upload. The caller writes the reference into a field. */
export async function storeFile(
  scope: FileScope,
  file: Blob & { readonly name?: string },
  rule: FileRule,
): Promise<StoredFile> {
  const prepared = await prepareFile(file, rule)
  return prepared.ok ? storePrepared(scope, prepared.blob, prepared.name, rule) : prepared
}

/** The same for a file that was made on this device and needs no check. */
export async function storePrepared(
  { owner, brand, document }: FileScope,
  blob: Blob,
  name: string,
  { fileType = 'LOGO', credit }: { fileType?: FileRow['fileType']; credit?: PhotoCredit | undefined } = {},
): Promise<StoredFile> {
  if (!isLocal(brand) && owner === null) return { ok: false, fault: 'signedOut' }
  const idBlob = crypto.randomUUID()
  const facts = { brand: String(brand), blob, name, idFile: null, fileType, addedAt: Date.now() }
  const row = { id: idBlob, ...facts, ...(credit ? { credit } : {}), ...(document ? { document } : {}) }
  if (!(await keepFile(owner, row))) return { ok: false, fault: 'noSpace' }
  if (!isLocal(brand) && owner !== null) await enqueueUpload(owner, brand, idBlob)
  return { ok: true, reference: { idBlob, name } }
}
