import { readFile } from '#contract/file.ts'
import type { BrandRef } from '../identity/brand-ref.ts'
import { restBytes } from '../rest/rest-bytes.ts'
import { keepFetched } from './kept-files.ts'

const underway = new Map<number, Promise<boolean>>()

/** Downloads a file to this device; false where that fails. Concurrent calls for a file share one download. */
export function fetchFile(idAccount: number, brand: BrandRef, idFile: number): Promise<boolean> {
  const known = underway.get(idFile)
  if (known) return known
  const work = download(idAccount, brand, idFile).finally(() => underway.delete(idFile))
  underway.set(idFile, work)
  return work
}

async function download(idAccount: number, brand: BrandRef, idFile: number): Promise<boolean> {
  const result = await restBytes(readFile, { params: { idFile }, query: {} })
  if (!result.ok) return false
  await keepFetched(idAccount, brand, { idFile, name: '', blob: result.answer, fileType: 'LOGO' })
  return true
}
