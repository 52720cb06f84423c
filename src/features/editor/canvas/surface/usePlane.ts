import { type RefObject, useEffect } from 'react'
import type { CanvasParts } from '../control/canvas-parts.ts'
import { followView } from './plane.ts'

interface Elements {
  /** Scaled and moved. */
  readonly page: RefObject<HTMLElement | null>
  /** What is drawn in px of the screen: only moved. */
  readonly over: RefObject<HTMLElement | null>
}

/** Keeps the page where the view says, without rendering. */
export function usePlane({ page, over }: Elements, parts: CanvasParts): void {
  useEffect(
    () => (page.current && over.current ? followView(page.current, over.current, parts) : undefined),
    [parts, page, over],
  )
}
