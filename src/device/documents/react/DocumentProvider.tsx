import { createContext, type ReactNode, use } from 'react'
import type { BrandRef } from '#device/identity/brand-ref.ts'
import { useWatched } from '#device/watch/useWatched.ts'
import type { DocumentName } from '#model/documents/names.ts'
import type { ShownDocument } from '../engine/shown-document.ts'
import { useShownDocument } from './useShownDocument.ts'

interface Props {
  brand: BrandRef
  document: DocumentName
  /** The account whose copy is opened; null before there is one. */
  account: number | null
  /** For reading only. Every member may write what opens here today; whose role may not is told so by whoever asks. */
  isReadOnly?: boolean
  /** Only read beside the document that is open around: that one stays the innermost. */
  isAside?: boolean
  /** Shown until this device has anything of the document to show. */
  fallback?: ReactNode
  children: ReactNode
}

export interface DocumentView {
  readonly document: ShownDocument
  readonly isReadOnly: boolean
}

/** The documents that are open around, and the innermost. */
export interface DocumentViews {
  readonly current: DocumentView
  readonly byName: Readonly<Partial<Record<DocumentName, DocumentView>>>
}

export const DocumentContext = createContext<DocumentViews | null>(null)

/** Opens a document for everything inside, beside those that are open around, and keeps it open while on screen. */
export function DocumentProvider(props: Props) {
  const { brand, document: name, account, isReadOnly, isAside, fallback, children } = props
  const document = useShownDocument({ brand, name, account })
  const hasSomething = useWatched(document.hasSomething)
  const around = use(DocumentContext)
  const view = { document, isReadOnly: isReadOnly ?? false }
  const current = isAside && around ? around.current : view
  return (
    <DocumentContext value={{ current, byName: { ...around?.byName, [name]: view } }}>
      {hasSomething ? children : fallback}
    </DocumentContext>
  )
}
