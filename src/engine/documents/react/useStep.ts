import { useEffect, useRef } from 'react'
import type { DocumentKind } from '#model/document-kinds/names.ts'
import type { Step } from '../engine/steps.ts'
import { useDocumentView } from './useDocument.ts'

/**
 * Begins a step of the current document, or of the one of that kind; null where it cannot be edited. A step that is open
 * when the component is removed is committed: what is on the screen of others stays, and undo takes it back.
 */
export function useStep(kind?: DocumentKind): () => Step | null {
  const { document, isReadOnly } = useDocumentView(kind)
  const open = useRef<Step | null>(null)
  useEffect(() => () => open.current?.commit(), [])
  return () => {
    if (isReadOnly) return null
    open.current = document.step()
    return open.current
  }
}
