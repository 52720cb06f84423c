import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { TextBinding } from '#engine/documents/react/useTextBinding.ts'
import { isComposing } from '#ui/composing.ts'
import { useEditorState } from '../state/EditorProvider.tsx'
import type { useCellKeys } from './useCellKeys.ts'
import type { Entry } from './useEntry.ts'

interface Options {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly layer: string
  readonly binding: Pick<TextBinding, 'setWriting'>
  readonly entry: RefObject<Entry>
  readonly onComposing: (isComposing: boolean) => void
  /** Of a cell of a table; null for a text. */
  readonly cellKeys: Pick<ReturnType<typeof useCellKeys>, 'press' | 'enter'> | null
}

/** What a letter comes in by; the rest of `beforeinput` changes or deletes what is there. */
const letterInputs = /^insert(Text|CompositionText|ReplacementText|FromDictation|FromComposition)$/

/**
 * Begins writing with the first letter or with Enter, and ends it with Escape, Ctrl or ⌘ with Enter, Tab, or a press beside the
 * text. Keys of the text do not reach the canvas while it is written in, all others do.
 */
export function useWritingEvents({ field, layer, binding, entry: entryRef, onComposing, cellKeys }: Options) {
  const state = useEditorState()
  const composes = useRef(false)
  const isWriting = () => state.writing.get() === layer

  const begin = (by: Entry) => {
    entryRef.current = by
    binding.setWriting(true)
    state.writing.set(layer)
  }
  const end = () => {
    // The input method gives what it has.
    if (composes.current) field.current?.blur()
    binding.setWriting(false)
    state.writing.set(null)
  }

  const beforeInput = useEffectEvent((event: InputEvent) => {
    // An input method may end a syllable with Enter, of which no key is told then.
    if (
      cellKeys &&
      isWriting() &&
      !event.isComposing &&
      /^insert(LineBreak|Paragraph)$/.test(event.inputType)
    ) {
      event.preventDefault()
      return cellKeys.enter()
    }
    if (isWriting() || composes.current) return
    // A space is no letter: with it the page is moved.
    if (letterInputs.test(event.inputType) && event.data !== ' ') begin('letter')
    else event.preventDefault()
  })
  const pressed = useEffectEvent(({ target }: PointerEvent) => {
    const element = field.current
    if (!isWriting() || !element || !(target instanceof Node) || element.contains(target)) return
    // The canvas ends it itself: what it was may be another cell of the table.
    if (cellKeys && element.closest('[data-canvas]')?.contains(target)) {
      if (composes.current) element.blur()
      return
    }
    if (element.closest('main')?.contains(target)) end()
  })
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    field.current?.addEventListener('beforeinput', (event) => beforeInput(event), { signal })
    addEventListener('pointerdown', (event) => pressed(event), { capture: true, signal })
    return () => ending.abort()
  }, [field])

  const keyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    const hasMod = ctrlKey || metaKey
    const stop = () => {
      event.preventDefault()
      event.stopPropagation()
    }
    if (isComposing(event)) return event.stopPropagation()
    if (!isWriting()) {
      if (key === 'F2' || (key === 'Enter' && !hasMod && !altKey && !shiftKey)) {
        stop()
        begin('key')
      } else if (key.length === 1 && key !== ' ' && !hasMod) {
        event.currentTarget.select()
        event.stopPropagation()
      }
    } else if (key === 'Escape' || (key === 'Enter' && hasMod)) {
      stop()
      end()
    } else if (cellKeys?.press(event)) stop()
    else if (key === 'Tab') end()
    else if (!hasMod) event.stopPropagation()
  }

  return {
    onKeyDown: keyDown,
    onCompositionStart: () => {
      composes.current = true
      if (!isWriting()) begin('letter')
      onComposing(true)
    },
    onCompositionEnd: () => {
      composes.current = false
      onComposing(false)
    },
  }
}
