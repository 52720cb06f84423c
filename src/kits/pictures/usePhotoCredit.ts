import { useEffect, useState } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import type { PhotoCredit } from '#engine/store/file-row.ts'
import { useLive } from '#engine/store/useLive.ts'
import { mainDocument } from '#model/document-kinds/names.ts'
import type { FileReference } from '#model/fields/file.ts'

/** The credit of a picture from a photo service, from this device or the server; null while it is not known. */
export function usePhotoCredit(reference: FileReference | null): PhotoCredit | null {
  const { document } = useDocumentView(mainDocument)
  const { account, brand } = document
  const isOnline = useOnline()
  const owner = isLocal(brand) ? null : account
  const idFile = reference && 'idFile' in reference && owner !== null ? reference.idFile : null
  const key = reference && ('idFile' in reference ? reference.idFile : reference.idBlob)
  const stored = useLive(reference && `${owner} ${key}`, async () => {
    const { findFile } = await import('#engine/files/kept-files.ts')
    return async () => (reference && (await findFile(owner, reference)))?.credit ?? null
  })
  const [fetched, setFetched] = useState<{ idFile: number; credit: PhotoCredit | null } | null>(null)

  const isMissing = stored === null
  useEffect(() => {
    if (!isMissing || !isOnline || owner === null || idFile === null) return
    let isOver = false
    import('./photo-credit.ts')
      .then(({ askCredit }) => askCredit(owner, idFile))
      .then((credit) => {
        if (!isOver) setFetched({ idFile, credit })
      })
      .catch((cause: unknown) => console.warn('the credit of a picture could not be read', cause))
    return () => {
      isOver = true
    }
  }, [isMissing, isOnline, owner, idFile])

  return stored ?? (fetched?.idFile === idFile ? fetched.credit : null)
}
