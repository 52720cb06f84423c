import { createContext, type ReactNode, use } from 'react'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { type DocumentKind, type DocumentName, kindOf } from '#model/document-kinds/names.ts'
import type { ShownDocument } from '../engine/shown-document.ts'
import { useShownDocument } from './useShownDocument.ts'

interface Props {
  brand: BrandRef
  document: DocumentName
  /** The account whose copy is opened; null without an account. */
  account: number | null
  /** The fields are read-only. The caller decides this from the role. */
  isReadOnly?: boolean
  /** Opened beside the document around, which stays the current one. */
  isAside?: boolean
  /** Rendered until there is anything of the document to show. */
  fallback?: ReactNode
  children: ReactNode
}

export interface DocumentView {
  readonly document: ShownDocument
  readonly isReadOnly: boolean
  /** As text; absent: the role may not write the document at all. */
  readonly whyReadOnly?: string
}

/** The documents that are open around, by the name of their kind, and the current one: the innermost that is not opened aside. */
export interface DocumentViews {
  readonly current: DocumentView
  readonly byName: Readonly<Partial<Record<DocumentKind, DocumentView>>>
}

export const DocumentContext = createContext<DocumentViews | null>(null)

/** Opens a document for its children, in addition to those around, and keeps it open while it is mounted. */
export function DocumentProvider(props: Props) {
  const { brand, document: name, account, isReadOnly, isAside, fallback, children } = props
  const document = useShownDocument({ brand, name, account })
  const hasSomething = useWatched(document.hasSomething)
  const outer = use(DocumentContext)
  const view = { document, isReadOnly: isReadOnly ?? false }
  const current = isAside && outer ? outer.current : view
  return (
    <DocumentContext value={{ current, byName: { ...outer?.byName, [kindOf(name)]: view } }}>
      {hasSomething ? children : fallback}
    </DocumentContext>
  )
}
