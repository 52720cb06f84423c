import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { Drawing } from '#scene/list/drawing.ts'
import type { Edges } from '#scene/shapes/matrix.ts'
import type { CanvasParts, Nodes } from '../control/canvas-parts.ts'
import { areaOf, contains, layersBeside } from './off-screen.ts'

/** How much around the canvas is painted too, so that a page that moves a little is there already. */
const around = 0.75

/** Layers that are beside the canvas are not laid out: `display: none`, set without rendering. */
export function useOffScreen(
  svg: RefObject<SVGSVGElement | null>,
  { moving, state: { desk, view } }: CanvasParts,
  drawing: Drawing,
  nodes: Nodes,
): void {
  const hide = useEffectEvent((area: Edges | null) => {
    const beside = area ? layersBeside(nodes, drawing, area) : null
    for (const element of svg.current?.querySelectorAll<SVGElement>('[data-layer]') ?? []) {
      const display = beside?.has(element.dataset.layer ?? '') ? 'none' : ''
      if (element.style.display !== display) element.style.display = display
    }
  })
  const areaNow = useEffectEvent(() => {
    const [now, room] = [view.get(), desk.get()]
    return now && room ? areaOf(now, room, around) : null
  })
  // What is painted anew is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each drawing
  useLayoutEffect(() => {
    if (moving.get() === null) hide(areaNow())
  }, [drawing])

  useEffect(() => {
    let shown = areaNow()
    const look = (isForced: boolean) => {
      const [now, room] = [view.get(), desk.get()]
      if (!now || !room || moving.get() !== null) return
      const isCovered = shown !== null && contains(shown, areaOf(now, room, 0))
      const isTooLarge = shown !== null && !contains(areaOf(now, room, 4 * around), shown)
      if (isCovered && !isTooLarge && !isForced) return
      shown = areaOf(now, room, around)
      hide(shown)
    }
    // What is selected may be moved in from beside the canvas.
    let wasMoving = false
    const follow = () => {
      const isMoving = moving.get() !== null
      if (isMoving !== wasMoving) {
        if (isMoving) hide(null)
        else look(true)
      }
      wasMoving = isMoving
    }
    const onView = () => look(false)
    const stops = [view.subscribe(onView), desk.subscribe(onView), moving.subscribe(follow)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [view, desk, moving])
}
