import { type RefObject, useEffect, useLayoutEffect } from 'react'
import type { Moving } from '#features/editor/state/painted.ts'
import { paintedIn } from '../control/affine.ts'
import type { CanvasParts, Nodes } from '../control/canvas-parts.ts'

/** Moves what is painted of layers while a gesture goes on, without drawing the page. `drawing`: what is painted now. */
export function useMoving(svg: RefObject<SVGSVGElement | null>, parts: CanvasParts, drawing: unknown): void {
  useEffect(() => {
    const shown = createMovingLayers(svg, parts)
    const stop = parts.moving.subscribe(() => shown.show(parts.moving.get()))
    return () => {
      stop()
      shown.show(null)
    }
  }, [svg, parts])

  // What was painted anew in the middle of a gesture has lost where it was moved to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each drawing
  useLayoutEffect(() => {
    const now = parts.moving.get()
    if (now) parts.moving.set({ ...now, keys: [...now.keys] })
  }, [drawing])
}

function createMovingLayers(svg: RefObject<SVGSVGElement | null>, { scene }: CanvasParts) {
  let moved: readonly SVGElement[] = []
  /** Of `moved`: the same list for as long as a gesture goes on. */
  let keysOfMoved: readonly string[] | null = null
  let copies: readonly Element[] = []

  const clear = () => {
    for (const element of moved) element.style.removeProperty('transform')
    for (const copy of copies) copy.remove()
    moved = []
    keysOfMoved = null
    copies = []
  }
  const collect = (page: SVGSVGElement, nodes: Nodes, moving: Moving) => {
    const keys = new Set(paintedIn(nodes, moving.keys).map(({ id }) => id))
    const elements = [...page.querySelectorAll<SVGElement>('[data-layer]')].filter(
      (element) => keys.has(element.dataset.layer ?? '') && !copies.includes(element),
    )
    for (const element of moved) if (!elements.includes(element)) element.style.removeProperty('transform')
    moved = elements
    keysOfMoved = moving.keys
  }
  return {
    show: (moving: Moving | null) => {
      const nodes = scene()?.nodes
      if (!moving || !nodes || !svg.current) return clear()
      if (moving.keys !== keysOfMoved) collect(svg.current, nodes, moving)
      const transform = `matrix(${moving.matrix.map(plain).join(',')})`
      for (const element of moved) element.style.transform = transform
      if (moving.isCopy === copies.length > 0) return
      for (const copy of copies) copy.remove()
      copies = moving.isCopy ? moved.map(leaveCopy) : []
    },
  }
}

/** The layer where it is, while it is moved itself. */
function leaveCopy(element: SVGElement): Element {
  const copy = element.cloneNode(true) as SVGElement
  copy.style.removeProperty('transform')
  element.before(copy)
  return copy
}

/** Without an exponent. */
function plain(value: number): string {
  return String(Math.round(value * 1e6) / 1e6)
}
