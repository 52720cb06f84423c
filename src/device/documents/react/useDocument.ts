import { use } from 'react'
import { useWatched } from '#device/watch/useWatched.ts'
import type { DocumentName } from '#model/documents/names.ts'
import type { OpenDocument } from '../engine/open-document.ts'
import type { Phase } from '../storage/phase.ts'
import { DocumentContext, type DocumentView, type DocumentViews } from './DocumentProvider.tsx'

/** The open document with what changes about it while it is on screen. */
export interface CurrentDocument extends Pick<OpenDocument, 'brand' | 'name'> {
  readonly phase: Phase
  /** False while only the stored plain words are there, and where the role may read only. */
  readonly isEditable: boolean
  /** Takes back one's own last choice or list change; words inside a field have an undo of their own. */
  undo(): void
  redo(): void
  /** Tries storage and connection again at once. */
  retryNow(): void
  /** Everything of this document as a file, whatever the server thinks. */
  exportCopy(): { fileName: string; blob: Blob }
  flush(): Promise<void>
}

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

/** The innermost document, or the one of that name. */
export function useDocumentView(name?: DocumentName): DocumentView {
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
