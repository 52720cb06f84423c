import { useEffect } from 'react'
import { useWatched } from '#device/watch/useWatched.ts'
import type { TextHandle } from '#model/fields/text.ts'
import type { TextElement, TextView } from '../text/bound-text.ts'
import { useDocumentView } from './useDocument.ts'

export interface TextBinding extends TextView {
  /** Give it to a native textarea or text input without `value` and `defaultValue`: the binding alone writes there. */
  ref(element: TextElement | null): (() => void) | undefined
  /** Puts a whole text in place as one step of this field's undo: an accepted suggestion. */
  replace(text: string): void
  undo(): void
  redo(): void
}

export function useTextBinding(handle: TextHandle): TextBinding {
  const { document, isReadOnly } = useDocumentView(handle.document)
  const bound = document.text(handle)
  useEffect(() => bound.setReadOnly(isReadOnly), [bound, isReadOnly])
  const view = useWatched(bound)
  return { ...view, ref: bound.attach, replace: bound.replace, undo: bound.undo, redo: bound.redo }
}
