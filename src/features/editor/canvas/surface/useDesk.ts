import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useEditorState, useShown } from '#features/editor/state/EditorProvider.tsx'
import type { Desk } from '#features/editor/state/editor-state.ts'
import { fittedView, heldView } from '#features/editor/view/view.ts'
import { pageSizeOf } from '#scene/body/page-size.ts'

/**
 * Measures the canvas. A page that fits goes on fitting when the window changes; one that was moved or zoomed keeps the middle of
 * what is seen.
 */
export function useDesk(element: RefObject<HTMLElement | null>): void {
  const state = useEditorState()
  const { body } = useShown()
  const { width, height, bleed } = pageSizeOf(body)

  const measure = useEffectEvent((desk: Desk) => {
    const [before, view] = [state.desk.get(), state.view.get()]
    state.desk.set(desk)
    if (desk.width === 0 || desk.height === 0) return
    const size = { width, height, bleed }
    if (!before || !view || before.width === 0) return state.view.set(fittedView(size, desk))
    const wasFitted = fittedView(size, before)
    const isFitted =
      Math.abs(wasFitted.scale - view.scale) < 1e-6 &&
      Math.hypot(wasFitted.x - view.x, wasFitted.y - view.y) < 1
    const [dx, dy] = [(desk.width - before.width) / 2, (desk.height - before.height) / 2]
    state.view.set(
      isFitted ? fittedView(size, desk) : heldView({ ...view, x: view.x + dx, y: view.y + dy }, size, desk),
    )
  })

  const refit = useEffectEvent(() => {
    const desk = state.desk.get()
    if (desk && desk.width > 0) state.view.set(fittedView({ width, height, bleed }, desk))
  })

  useEffect(() => {
    const canvas = element.current
    if (!canvas) return
    const look = () => {
      const { left, top } = canvas.getBoundingClientRect()
      const foot = Number.parseFloat(getComputedStyle(canvas).getPropertyValue('--foot')) || 0
      measure({ left, top, width: canvas.clientWidth, height: canvas.clientHeight, foot })
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(canvas)
    addEventListener('resize', look)
    return () => {
      observer.disconnect()
      removeEventListener('resize', look)
    }
  }, [element])

  useEffect(() => refit(), [width, height, bleed])
}
