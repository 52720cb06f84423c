import { use } from 'react'
import { useWatched } from '#engine/watch/useWatched.ts'
import type { DocumentKind } from '#model/document-kinds/names.ts'
import type { OpenDocument } from '../engine/open-document.ts'
import type { Phase } from '../storage/phase.ts'
import { DocumentContext, type DocumentView, type DocumentViews } from './DocumentProvider.tsx'

/** The current document. */
export interface CurrentDocument extends Pick<OpenDocument, 'brand' | 'name'> {
  readonly phase: Phase
  /** False until the document is read, and where it is read-only. */
  readonly isEditable: boolean
  /** Reverts the last own choice or list change. Texts have an undo of their own. */
  undo(): void
  redo(): void
  /** Retries storage and connection at once. */
  retryNow(): void
  /** The answers and the exact document, as a JSON file. */
  exportCopy(): { fileName: string; blob: Blob }
  /** Resolves when the input of all fields is written to this device, or writing failed. */
  flush(): Promise<void>
}

/** Throws outside of a DocumentProvider. */
export function useDocument(): CurrentDocument {
  const { document, isReadOnly } = useDocumentView()
  const phase = useWatched(document.phase)
  return {
    brand: document.brand,
    name: document.name,
    phase,
    isEditable: phase === 'ready' && !isReadOnly,
    undo: document.undo,
    redo: document.redo,
    retryNow: document.retryNow,
    exportCopy: document.exportCopy,
    flush: document.flush,
  }
}

/** The current document, or the one of a kind. Throws where it is not open around. */
export function useDocumentView(name?: DocumentKind): DocumentView {
  const views = useDocumentViews()
  const view = name === undefined ? views.current : views.byName[name]
  if (!view) throw new Error(`${name} is read outside of its DocumentProvider`)
  return view
}

export function useDocumentViews(): DocumentViews {
  const views = use(DocumentContext)
  if (!views) throw new Error('a document is read outside of its DocumentProvider')
  return views
}
