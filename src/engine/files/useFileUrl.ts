import { useEffect } from 'react'
import { mainDocument } from '#model/document-kinds/names.ts'
import type { FileReference } from '#model/fields/file.ts'
import { useOnline } from '../browser/network.ts'
import { useObjectUrl } from '../browser/useObjectUrl.ts'
import { useDocumentView } from '../documents/react/useDocument.ts'
import { isLocal } from '../identity/brand-ref.ts'
import { useLive } from '../store/useLive.ts'

export interface ShownFile {
  /** An object URL for `src`; null where there is nothing to show. */
  readonly url: string | null
  /** Media type; '' until the bytes are here. */
  readonly type: string
  /** `elsewhere`: this device does not have it and cannot get it now. */
  readonly state: 'none' | 'loading' | 'here' | 'elsewhere'
  /** Not uploaded: queued, or of a local brand. */
  readonly isOnlyHere: boolean
  /** Why the server refused it, '' where it gave no reason; null where it did not. */
  readonly problem: string | null
}

const nothing: ShownFile = { url: null, type: '', state: 'none', isOnlyHere: false, problem: null }

/** A file of the open document for display, from this device or downloaded to it. */
export function useFileUrl(reference: FileReference | null): ShownFile {
  const { document } = useDocumentView(mainDocument)
  const { account, brand } = document
  const owner = isLocal(brand) ? null : account
  const isOnline = useOnline()
  const id = reference && ('idFile' in reference ? `file-${reference.idFile}` : reference.idBlob)
  const stored = useLive(reference && `${owner} ${id}`, async () => {
    const { findShown } = await import('./kept-files.ts')
    return () => findShown(owner, reference ?? { idFile: 0 })
  })
  const blob = stored?.blob ?? null
  // Not again for another Blob: every read makes a new one, with the same bytes for the same id.
  const url = useObjectUrl(blob, id)

  const isMissing = stored !== undefined && blob === null
  useEffect(() => {
    if (!isMissing || !isOnline || isLocal(brand) || !id?.startsWith('file-')) return
    const idFile = Number(id.slice('file-'.length))
    import('./fetch-file.ts')
      .then(({ fetchFile }) => {
        if (account !== null) void fetchFile(account, brand, idFile)
      })
      .catch((cause: unknown) => console.warn('what fetches files cannot be loaded', cause))
  }, [isMissing, isOnline, id, account, brand])

  if (!reference) return nothing
  const isWaiting = 'idBlob' in reference
  if (blob === null) {
    const isComing = stored === undefined || (isOnline && !isWaiting)
    return { ...nothing, state: isComing ? 'loading' : 'elsewhere' }
  }
  return {
    url,
    type: blob.type,
    state: 'here',
    isOnlyHere: isWaiting,
    problem: stored?.problem ?? null,
  }
}
