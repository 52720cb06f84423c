import { useEffect } from 'react'
import { useWatched } from '#engine/watch/useWatched.ts'
import type { TextHandle } from '#model/fields/text.ts'
import type { ShownText } from '../engine/shown-document.ts'
import type { TextElement, TextView } from '../text/bound-text.ts'
import { useDocumentView } from './useDocument.ts'

export interface TextBinding
  extends TextView,
    Pick<ShownText, 'replace' | 'reword' | 'undo' | 'redo' | 'setWriting' | 'edit' | 'keepRange'> {
  /** For a native textarea or text input without `value` and `defaultValue`: only the binding writes to it. */
  ref(element: TextElement | null): (() => void) | undefined
}

/** Binds a text to a native field, and gives what is drawn around it. */
export function useTextBinding(handle: TextHandle): TextBinding {
  const { document, isReadOnly } = useDocumentView(handle.document)
  const bound = document.text(handle)
  useEffect(() => bound.setReadOnly(isReadOnly), [bound, isReadOnly])
  const { attach, replace, reword, undo, redo, setWriting, edit, keepRange } = bound
  return { ...useWatched(bound), ref: attach, replace, reword, undo, redo, setWriting, edit, keepRange }
}
