import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { useEditorState } from '#features/editor/state/EditorProvider.tsx'
import { pagePointAt } from '#features/editor/state/page-point.ts'
import type { Point } from '#scene/shapes/matrix.ts'
import { isComposing } from '#ui/composing.ts'
import { type DragOut, startDragOut } from './drag-out.ts'

/** Lets something be dragged onto the page; Escape gives it up. For a button, whose press does what it does. */
export function useDragOut(onPlace: (point: Point) => void) {
  const state = useEditorState()
  const running = useRef<DragOut | null>(null)
  useEffect(() => () => running.current?.end(), [])
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      running.current?.end()
      const pointAt = (x: number, y: number) => pagePointAt(state, x, y)
      running.current = startDragOut(event.nativeEvent, event.currentTarget, { pointAt, onPlace })
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event) || !running.current?.isOn()) return
      event.preventDefault()
      running.current.end()
    },
  }
}
