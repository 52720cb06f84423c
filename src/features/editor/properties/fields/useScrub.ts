import { type PointerEvent, useRef } from 'react'
import type { HeldEdit } from './useHeldEdit.ts'

/** px that the pointer goes for one step. */
const pixels = 4

/** Dragging a label sideways with a mouse or pen, as one step of undo. A finger scrolls there. */
export function useScrub({ hold, release }: HeldEdit, by: (steps: number) => void) {
  const from = useRef<number | null>(null)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'touch' || event.button !== 0) return
      if (event.currentTarget.closest('fieldset')?.disabled) return
      from.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
      hold()
    },
    onPointerMove: ({ clientX }: PointerEvent<HTMLElement>) => {
      if (from.current === null) return
      const steps = Math.trunc((clientX - from.current) / pixels)
      if (steps === 0) return
      from.current += steps * pixels
      by(steps)
    },
    onPointerUp: () => {
      from.current = null
      release()
    },
    onPointerCancel: () => {
      from.current = null
      release()
    },
  }
}
