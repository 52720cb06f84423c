import { useOnline } from '#engine/browser/network.ts'
import { useObjectUrl } from '#engine/browser/useObjectUrl.ts'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { useLoaded } from '#engine/watch/useLoaded.ts'
import { mainDocument } from '#model/document-kinds/names.ts'

/**
 * Address of a small picture of a file of the drive, for as long as it is shown; null where this device cannot have it now, which is
 * tried again when the network is back, undefined while it is read.
 */
export function useFilePicture(idFile: number): string | null | undefined {
  const { brand } = useDocumentView(mainDocument).document
  const isOnline = useOnline()
  const blob = useLoaded(
    isLocal(brand) ? null : `${brand} ${idFile} ${isOnline}`,
    async () => (isLocal(brand) ? null : read(brand, idFile)),
    'the picture of a file cannot be read',
  )
  const url = useObjectUrl(blob ?? null)
  if (isLocal(brand)) return null
  return blob === undefined || (blob !== null && url === null) ? undefined : url
}

async function read(brand: number, idFile: number): Promise<Blob | null> {
  const [{ readThumbnail }, { readFileRow }] = await Promise.all([
    import('#kits/drive/bytes/read-thumbnail.ts'),
    import('#kits/drive/rows/read-file-row.ts'),
  ])
  const row = await readFileRow(brand, idFile)
  // A drive that this device has not listed may have it all the same.
  return readThumbnail(row ?? { key: '', idFile, type: 'image/*', brand })
}
