import { useEffect, useState } from 'react'
import { afterPaint } from '#engine/browser/after-paint.ts'
import { afterFirstContent, delayFirstContent, noteFirstContent } from '#engine/browser/first-content.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { createWatched } from '#engine/watch/watched.ts'
import { traitsOf } from '#model/document-kinds/names.ts'
import type { OpenDocument } from '../engine/open-document.ts'
import { type PreviewDocument, previewDocument } from '../engine/preview-document.ts'
import { documentOpener } from '../engine/registry.ts'
import type { ShownDocument } from '../engine/shown-document.ts'
import { type DocumentRef, databaseNameOf } from '../storage/document-name.ts'
import type { Phase } from '../storage/phase.ts'

const notOpen = createWatched<Phase>('loading')

/**
 * The document of a ref. The first one of a page shows its stored answers at once and loads the code that opens
 * documents after that; the open document replaces them when it has been read, so that nothing flickers.
 */
export function useShownDocument(ref: DocumentRef): ShownDocument {
  const name = databaseNameOf(ref)
  const opener = useWatched(documentOpener)
  const [previewed, setPreviewed] = useState(() => ({ name, preview: opener ? null : previewDocument(ref) }))
  if (previewed.name !== name) setPreviewed({ name, preview: opener ? null : previewDocument(ref) })
  const { preview } = previewed
  const open = opener ? opener.documentAt(ref) : null
  const phase = useWatched(open?.phase ?? notOpen)

  useEffect(() => (open && opener ? opener.retainDocument(open) : undefined), [open, opener])
  const isRead = open !== null && phase !== 'loading'
  useEffect(() => (preview && !isRead ? loadAfterPreview(preview) : undefined), [preview, isRead])
  // Without a preview nothing else reports the first content.
  useEffect(() => (isRead ? afterPaint(noteFirstContent) : undefined), [isRead])
  const isHere = open !== null && (preview === null || phase !== 'loading')
  useEffect(() => {
    if (isHere && preview && open) preview.applyChoices(open)
  }, [isHere, preview, open])

  if (isHere || !preview) return must(open)
  return preview
}

function must(open: OpenDocument | null): ShownDocument {
  if (!open) throw new Error('there is neither a preview nor an open document')
  return open
}

/**
 * Loads the code that opens documents, after the preview is painted; retries when the network is back. Of two documents
 * of a screen, one inside the other, both previews are painted before. A document of a kind that stores no answers has
 * nothing to preview: it is opened first, and is itself the first content.
 */
function loadAfterPreview(preview: PreviewDocument): () => void {
  let isGone = false
  let cancel: (() => void) | null = null
  const endDelay = delayFirstContent()
  const showFirst = () => {
    endDelay()
    noteFirstContent()
  }
  const load = () => {
    // Fails without a network before the worker has cached it: the preview stays.
    if (!isGone && documentOpener.get() === null) import('../engine/open-documents.ts').catch(showFirst)
  }
  void preview.whenShown.then(() => {
    if (isGone) return
    cancel = afterPaint(() => {
      if (!traitsOf(preview.name).storesAnswers) return load()
      showFirst()
      cancel = afterFirstContent(load)
    })
  })
  addEventListener('online', load)
  return () => {
    isGone = true
    endDelay()
    cancel?.()
    removeEventListener('online', load)
  }
}
