import { useEffect, useState } from 'react'
import type { FileReference } from '#model/fields/file.ts'
import { isLocal } from '../brand-ref.ts'
import { useDocumentView } from '../documents/useDocument.ts'
import { useOnline } from '../network.ts'
import type { PhotoCredit } from '../store/file-row.ts'
import { useLive } from '../store/useLive.ts'

/** Whose a picture of a photo service is: what this device knows, or asked of the server. Null: not known here. */
export function usePhotoCredit(reference: FileReference | null): PhotoCredit | null {
  const { document } = useDocumentView('guide')
  const { account, brand } = document
  const isOnline = useOnline()
  const idFile = reference && 'idFile' in reference && !isLocal(brand) ? reference.idFile : null
  const owner = idFile === null ? null : account
  const kept = useLive(owner === null ? null : `${owner} ${idFile}`, async () => {
    const { findFile } = await import('./kept-files.ts')
    return async () => (await findFile(owner, { idFile: idFile ?? 0 }))?.credit ?? null
  })
  const [asked, setAsked] = useState<{ idFile: number; credit: PhotoCredit | null } | null>(null)

  const isMissing = kept === null
  useEffect(() => {
    if (!isMissing || !isOnline || owner === null || idFile === null) return
    let isOver = false
    import('./photo-credit.ts')
      .then(({ askCredit }) => askCredit(owner, idFile))
      .then((credit) => {
        if (!isOver) setAsked({ idFile, credit })
      })
      .catch((cause: unknown) => console.warn('whose a picture is could not be asked', cause))
    return () => {
      isOver = true
    }
  }, [isMissing, isOnline, owner, idFile])

  return kept ?? (asked?.idFile === idFile ? asked.credit : null)
}
