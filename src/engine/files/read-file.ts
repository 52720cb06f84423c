import type { FileReference } from '#model/fields/file.ts'
import { isOnline } from '../browser/network.ts'
import { type BrandRef, isLocal } from '../identity/brand-ref.ts'
import type { FileRow } from '../store/file-row.ts'
import { fetchFile } from './fetch-file.ts'
import { findFile } from './kept-files.ts'

/** The content of a file of a brand, from this device or downloaded to it; null where it cannot be had now, or is another brand's. */
export async function readFile(
  account: number | null,
  brand: BrandRef,
  reference: FileReference,
): Promise<Pick<FileRow, 'name' | 'blob' | 'credit'> | null> {
  const owner = isLocal(brand) ? null : account
  const stored = await findFile(owner, reference)
  if (stored) return 'idFile' in reference && stored.brand !== String(brand) ? null : stored
  if (!('idFile' in reference) || account === null || !isOnline()) return null
  if (!(await fetchFile(account, brand, reference.idFile))) return null
  return (await findFile(owner, reference)) ?? null
}
