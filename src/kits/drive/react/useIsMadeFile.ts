import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { useLoaded } from '#engine/watch/useLoaded.ts'
import { mainDocument } from '#model/document-kinds/names.ts'

/** Whether a model made a file of the drives, as this device has listed it; null: of no file. */
export function useIsMadeFile(idFile: number | null): boolean {
  const { brand } = useDocumentView(mainDocument).document
  const key = idFile === null ? null : `${brand} ${idFile}`
  return useLoaded(key, () => readRow(brand, idFile), 'a file of the drive cannot be read') ?? false
}

async function readRow(brand: BrandRef, idFile: number | null): Promise<boolean> {
  if (idFile === null || isLocal(brand)) return false
  const { readFileRow } = await import('../rows/read-file-row.ts')
  return (await readFileRow(brand, idFile))?.madeBy !== undefined
}
