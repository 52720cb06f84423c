import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { Entry } from './useEntry.ts'

interface Options {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly isWriting: boolean
  readonly entry: RefObject<Entry>
}

/**
 * Gives the field the focus, all of its text selected while it is only the canvas that has it. Writing that is begun by a press
 * has its caret there, by a key at the end, by the Tab key all letters selected as in any field; what begins it from elsewhere, such as a panel, gets all letters selected.
 */
export function useWritingFocus({ field, isWriting, entry }: Options): void {
  const enter = useEffectEvent((element: HTMLTextAreaElement) => {
    if (!isWriting) return takeFocus(element)
    if (entry.current === 'letter') return
    // The keyboard of a screen comes with the focus alone.
    if (typeof entry.current === 'object' && entry.current.isTouch) element.blur()
    element.focus({ preventScroll: true })
    const { length } = element.value
    if (entry.current === 'tab') return element.select()
    if (entry.current === 'key') return element.setSelectionRange(length, length)
    const at = caretAt(element, entry.current)
    if (at === null) element.select()
    else element.setSelectionRange(at, at)
  })
  useLayoutEffect(() => {
    if (field.current) enter(field.current)
  }, [field, isWriting])

  // A press on the canvas takes the focus away, though the text stays selected.
  const takeBack = useEffectEvent(() => {
    if (!isWriting && field.current) takeFocus(field.current)
  })
  useEffect(() => {
    const back = () => takeBack()
    addEventListener('pointerup', back)
    return () => removeEventListener('pointerup', back)
  }, [])

  useLayoutEffect(() => {
    const element = field.current
    return () => {
      if (element === document.activeElement)
        element?.closest<HTMLElement>('[data-canvas]')?.focus({ preventScroll: true })
    }
  }, [field])
}

/**
 * Only from the canvas: a layer that is chosen in a panel leaves the focus there. All letters are selected: what is typed
 * replaces them.
 */
function takeFocus(element: HTMLTextAreaElement): void {
  const { activeElement } = document
  const canvas = element.closest('[data-canvas]')
  const isOfCanvas = canvas?.contains(activeElement) === true
  if (activeElement !== null && activeElement !== document.body && !isOfCanvas) return
  element.focus({ preventScroll: true })
  element.select()
}

/** null: it is not in the field, or this browser does not say where. */
function caretAt(element: HTMLTextAreaElement, { x, y }: { x: number; y: number }): number | null {
  if (!('caretPositionFromPoint' in document)) return null
  const position = document.caretPositionFromPoint(x, y)
  return position?.offsetNode === element ? position.offset : null
}
