import { type PointerEvent, type RefObject, useRef } from 'react'
import type { Point } from './picture-zoom.ts'

interface Gestures {
  onMove: (dx: number, dy: number) => void
  /** `point`: the middle of the two fingers, from the middle of the element. */
  onPinch: (factor: number, point: Point) => void
}

/** Handlers for dragging by one pointer and pinching by two fingers. */
export function usePointers(element: RefObject<HTMLElement | null>, { onMove, onPinch }: Gestures) {
  const down = useRef(new Map<number, Point>())
  const release = ({ pointerId }: PointerEvent) => {
    down.current.delete(pointerId)
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      down.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove: (event: PointerEvent) => {
      const before = down.current.get(event.pointerId)
      if (!before) return
      const now = { x: event.clientX, y: event.clientY }
      const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1]
      down.current.set(event.pointerId, now)
      if (!other) return onMove(now.x - before.x, now.y - before.y)
      const box = element.current?.getBoundingClientRect()
      const distance = Math.hypot(before.x - other.x, before.y - other.y)
      if (!box || distance < 1) return
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
      onPinch(Math.hypot(now.x - other.x, now.y - other.y) / distance, {
        x: middle.x - box.left - box.width / 2,
        y: middle.y - box.top - box.height / 2,
      })
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
}
