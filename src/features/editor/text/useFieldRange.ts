import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { TextBinding } from '#engine/documents/react/useTextBinding.ts'
import { useEditorState } from '../state/EditorProvider.tsx'
import { writtenRange } from './written-range.ts'

interface Options {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly layer: string
  readonly isWriting: boolean
  readonly binding: Pick<TextBinding, 'keepRange'>
}

/** Keeps the letters that are selected while the text is written in, also when the focus goes to a panel. */
export function useFieldRange({ field, layer, isWriting, binding }: Options): void {
  const range = writtenRange(useEditorState())
  const read = useEffectEvent(() => {
    const element = field.current
    if (!element || element !== document.activeElement) return
    const { selectionStart: start, selectionEnd: end } = element
    const kept = start === end ? null : binding.keepRange(start, end)
    range.set(kept && { key: layer, read: kept })
  })
  useEffect(() => {
    if (!isWriting) return
    const changed = () => read()
    document.addEventListener('selectionchange', changed)
    return () => {
      document.removeEventListener('selectionchange', changed)
      range.set(null)
    }
  }, [isWriting, range])
}
