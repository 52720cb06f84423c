import { useEffect } from 'react'
import { useWatched } from '#engine/watch/useWatched.ts'
import type { TextHandle } from '#model/fields/text.ts'
import type { TextElement, TextView } from '../text/bound-text.ts'
import { useDocumentView } from './useDocument.ts'

export interface TextBinding extends TextView {
  /** For a native textarea or text input without `value` and `defaultValue`: only the binding writes to it. */
  ref(element: TextElement | null): (() => void) | undefined
  /** Replaces the whole text as one step of the field's undo, cut to its limit: for an accepted suggestion. */
  replace(text: string): void
  /** Undo of this field alone. */
  undo(): void
  redo(): void
}

/** Binds a text to a native field, and gives what is drawn around it. */
export function useTextBinding(handle: TextHandle): TextBinding {
  const { document, isReadOnly } = useDocumentView(handle.document)
  const bound = document.text(handle)
  useEffect(() => bound.setReadOnly(isReadOnly), [bound, isReadOnly])
  const view = useWatched(bound)
  return { ...view, ref: bound.attach, replace: bound.replace, undo: bound.undo, redo: bound.redo }
}
