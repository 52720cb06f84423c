import type { CSSProperties } from 'react'
import type { Matrix } from '#scene/list/drawing.ts'
import { apply } from '#scene/shapes/matrix.ts'

/** A box on the page: its corner, its size before it is turned, and the matrix that turns it, as CSS has it. */
export interface PageBox {
  readonly e: number
  readonly f: number
  readonly w: number
  readonly h: number
  readonly turn: string
}

/** A box in a frame that the matrix brings to the page. */
export function placeOn(
  matrix: Matrix,
  { x, y, w, h }: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
): PageBox {
  const [a, b, c, d] = matrix
  const [e, f] = apply(matrix, [x, y])
  return { e, f, w, h, turn: `matrix(${a}, ${b}, ${c}, ${d}, 0, 0)` }
}

/** Where a mark over the page is, for its style sheet. */
export function boxStyle({ e, f, w, h, turn }: PageBox): CSSProperties {
  return variables({ e, f, w, h, turn })
}

/** `colour`: 1 to 10. */
export function inColour(colour: number): CSSProperties {
  return variables({ colour: `var(--p${colour})` })
}

/** Each as a property of CSS by its name. */
export function variables(values: Readonly<Record<string, string | number>>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]))
}
