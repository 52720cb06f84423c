import { useEffect } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import type { DocumentRef } from '#engine/documents/storage/document-name.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'

/** Gives the design that is open around the ids of its pictures as soon as the server has them. */
export function useSettledFiles(): void {
  const { account, brand, name } = useDocumentView('design').document
  useEffect(
    () => (account === null || isLocal(brand) ? undefined : settle({ account, brand, name })),
    [account, brand, name],
  )
}

function settle(design: DocumentRef): () => void {
  let isOver = false
  let stop: (() => void) | undefined
  Promise.all([
    import('#engine/documents/engine/open-documents.ts'),
    import('#engine/files/settle-files.ts'),
  ]).then(
    ([{ documentAt, retainDocument }, { settleFiles }]) => {
      if (isOver) return
      const document = documentAt(design)
      const release = retainDocument(document)
      const end = settleFiles(document, [])
      stop = () => {
        end()
        release()
      }
    },
    (cause: unknown) => console.warn('the pictures of a design are settled later', cause),
  )
  return () => {
    isOver = true
    stop?.()
  }
}
