import { useEffect, useState } from 'react'
import { afterPaint } from '#device/browser/after-paint.ts'
import { noteFirstWords } from '#device/browser/first-content.ts'
import { useWatched } from '#device/watch/useWatched.ts'
import { createWatched } from '#device/watch/watched.ts'
import type { OpenDocument } from '../engine/open-document.ts'
import { type PaintedDocument, paintDocument } from '../engine/preview-document.ts'
import { machinery } from '../engine/registry.ts'
import type { ShownDocument } from '../engine/shown-document.ts'
import { type DocumentRef, databaseNameOf } from '../storage/document-name.ts'
import type { Phase } from '../storage/phase.ts'

const notOpen = createWatched<Phase>('loading')

/**
 * The document at a place. The first one of a page shows the stored words at once and loads the machinery behind
 * them; the open document takes their place when it has been read, so that nothing flickers.
 */
export function useShownDocument(ref: DocumentRef): ShownDocument {
  const place = databaseNameOf(ref)
  const parts = useWatched(machinery)
  const [painting, setPainting] = useState(() => ({ place, painted: parts ? null : paintDocument(ref) }))
  if (painting.place !== place) setPainting({ place, painted: parts ? null : paintDocument(ref) })
  const { painted } = painting
  const open = parts ? parts.documentAt(ref) : null
  const phase = useWatched(open?.phase ?? notOpen)

  useEffect(() => (open && parts ? parts.retainDocument(open) : undefined), [open, parts])
  useEffect(() => (painted ? loadBehind(painted) : undefined), [painted])
  // Where the machinery was there first, no stored words say that they are shown.
  const isRead = open !== null && phase !== 'loading'
  useEffect(() => (isRead ? afterPaint(noteFirstWords) : undefined), [isRead])
  const isHere = open !== null && (painted === null || phase !== 'loading')
  useEffect(() => {
    if (isHere && painted && open) painted.handOver(open)
  }, [isHere, painted, open])

  if (isHere || !painted) return shownOf(open)
  return painted
}

function shownOf(open: OpenDocument | null): ShownDocument {
  if (!open) throw new Error('neither the stored words nor the document are there')
  return open
}

/** Loads what opens documents, once the words are on the screen; tries again when the network is back. */
function loadBehind(painted: PaintedDocument): () => void {
  let isGone = false
  let cancel: (() => void) | null = null
  const load = () => {
    // Without a network and before it was kept there is nothing to load: the words stay as they are.
    if (!isGone && machinery.get() === null) import('../engine/open-documents.ts').catch(() => undefined)
  }
  void painted.whenPainted.then(() => {
    if (isGone) return
    cancel = afterPaint(() => {
      load()
      noteFirstWords()
    })
  })
  addEventListener('online', load)
  return () => {
    isGone = true
    cancel?.()
    removeEventListener('online', load)
  }
}
