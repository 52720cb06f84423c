import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { useLoaded } from '#engine/watch/useLoaded.ts'
import { mainDocument } from '#model/document-kinds/names.ts'
import type { FileReference } from '#model/fields/file.ts'

/**
 * Whether a model made a picture of the open document, by its bytes on this device. `isHere`: they are on it; false until then, as
 * nothing of it is shown.
 */
export function useIsMade(reference: FileReference | null, isHere: boolean): boolean {
  const { account, brand } = useDocumentView(mainDocument).document
  const owner = isLocal(brand) ? null : account
  const id = reference && ('idFile' in reference ? reference.idFile : reference.idBlob)
  const key = isHere && id !== null ? `${owner} ${id}` : null
  return useLoaded(key, () => readMark(owner, reference), 'the mark of a picture cannot be read') ?? false
}

async function readMark(owner: number | null, reference: FileReference | null): Promise<boolean> {
  const [{ findFile }, { saysMade }] = await Promise.all([
    import('#engine/files/kept-files.ts'),
    import('./says-made.ts'),
  ])
  const row = reference && (await findFile(owner, reference))
  return row ? saysMade(row.blob) : false
}
