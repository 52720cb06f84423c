import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { isComposing } from '../composing.ts'
import { computeTarget, type Span } from './drag-target.ts'

interface Drag {
  readonly from: number
  readonly to: number
  readonly pointerId: number
  readonly startY: number
  readonly shift: number
  readonly spans: Span[]
}

/**
 * Reorders rows by dragging their handles with a pointer, or with Alt and an arrow key. `to` is the index
 * after the move; an arrow key at an end of the list gives one outside of it.
 */
export function useRowDrag<Rows extends HTMLElement>(onMove: (from: number, to: number) => void) {
  const body = useRef<Rows>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  return {
    body,
    isDragging: drag !== null,
    isHeld: (index: number) => drag?.from === index,
    rowStyle: (index: number) => (drag ? { transform: `translateY(${shiftOf(index, drag)}px)` } : undefined),
    handle: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const rows = [...(body.current?.children ?? [])].map((row) => row.getBoundingClientRect())
        const spans = rows.map(({ top, height }) => ({ top, height }))
        setDrag({
          from: index,
          to: index,
          pointerId: event.pointerId,
          startY: event.clientY,
          shift: 0,
          spans,
        })
      },
      onPointerMove: (event: PointerEvent) => {
        if (drag?.pointerId !== event.pointerId) return
        const shift = event.clientY - drag.startY
        setDrag({ ...drag, shift, to: computeTarget(drag.spans, drag.from, shift) })
      },
      onPointerUp: () => {
        if (drag && drag.from !== drag.to) onMove(drag.from, drag.to)
        setDrag(null)
      },
      onPointerCancel: () => setDrag(null),
    }),
    /** For the handle, or for the whole row. */
    keys: (index: number) => ({
      onKeyDown: (event: KeyboardEvent) => {
        if (isComposing(event)) return
        if (event.key === 'Escape' && drag) {
          event.stopPropagation()
          setDrag(null)
        }
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
        event.preventDefault()
        onMove(index, event.key === 'ArrowUp' ? index - 1 : index + 1)
      },
    }),
  }
}

function shiftOf(index: number, drag: Drag): number {
  if (index === drag.from) return drag.shift
  const height = drag.spans[drag.from]?.height ?? 0
  if (index > drag.from && index <= drag.to) return -height
  if (index < drag.from && index >= drag.to) return height
  return 0
}
