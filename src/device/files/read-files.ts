import type { FileReference } from '#model/fields/file.ts'
import { type BrandRef, isLocal } from '../identity/brand-ref.ts'
import { fetchFile } from './fetch-file.ts'
import { findFile } from './kept-files.ts'

/** The bytes of a reference, fetched if need be; null where they cannot be had now. */
export async function readBytes(
  account: number | null,
  brand: BrandRef,
  reference: FileReference,
): Promise<Blob | null> {
  const owner = isLocal(brand) ? null : account
  const found = await findFile(owner, reference)
  if (found) return found.blob
  if (owner === null || 'idBlob' in reference || !(await fetchFile(owner, brand, reference.idFile)))
    return null
  return (await findFile(owner, reference))?.blob ?? null
}
