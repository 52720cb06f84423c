import { readFile } from '#contract/file.ts'
import { type BrandRef, isLocal } from '../identity/brand-ref.ts'
import { restBytes } from '../rest/rest-bytes.ts'
import { keepFetched } from './kept-files.ts'

const underway = new Map<string, Promise<boolean>>()

/**
 * Downloads a file of a brand to this device; false where that fails, or the file is another brand's or of a personal drive: a document
 * may name any that its reader may see. Concurrent calls for a file share one download.
 */
export function fetchFile(idAccount: number, brand: BrandRef, idFile: number): Promise<boolean> {
  const key = `${brand} ${idFile}`
  const known = underway.get(key)
  if (known) return known
  const work = download(idAccount, brand, idFile).finally(() => underway.delete(key))
  underway.set(key, work)
  return work
}

async function download(idAccount: number, brand: BrandRef, idFile: number): Promise<boolean> {
  if (isLocal(brand)) return false
  const result = await restBytes(readFile, { params: { idFile }, query: { ofBrand: brand } })
  if (!result.ok) return false
  await keepFetched(idAccount, brand, { idFile, name: '', blob: result.answer, fileType: 'LOGO' })
  return true
}
