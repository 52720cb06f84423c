import { type RefObject, useEffect, useRef } from 'react'

/** How writing began: a press at a point of the window, a key, the Tab key, or a letter that the field got itself. */
export type Entry =
  | { readonly x: number; readonly y: number; readonly isTouch: boolean }
  | 'key'
  | 'tab'
  | 'letter'

/** What was last done in the window, by which a field knows how writing begins in it. Also before it is there, as the next cell of a table. */
export function useEntry(): RefObject<Entry> {
  const entry = useRef<Entry>('key')
  useEffect(() => {
    const ending = new AbortController()
    const options = { capture: true, signal: ending.signal }
    const pressed = ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
      entry.current = { x, y, isTouch: pointerType === 'touch' }
    }
    addEventListener('pointerdown', pressed, options)
    addEventListener('pointerup', pressed, options)
    const byKey = ({ key }: KeyboardEvent) => {
      entry.current = key === 'Tab' ? 'tab' : 'key'
    }
    addEventListener('keydown', byKey, options)
    return () => ending.abort()
  }, [])
  return entry
}
