import type { Handle } from '#scene/edit/resize.ts'
import type { Matrix } from '#scene/list/drawing.ts'
import type { Point } from '#scene/shapes/matrix.ts'

export const cropSides = ['n', 'e', 's', 'w'] as const satisfies readonly Handle[]
export const cropCorners = ['nw', 'ne', 'se', 'sw'] as const satisfies readonly Handle[]

export type CropSide = (typeof cropSides)[number]

interface Size {
  readonly w: number
  readonly h: number
}

/**
 * The edge or corner of a frame that a press at a point takes, all in px of the frame; null: none. `reach`: from how far. Inside of a
 * small frame at least half of it is left for the picture.
 */
export function cropHandleAt({ w, h }: Size, [x, y]: Point, reach: number): Handle | null {
  const across = edgeNear(x, w, reach)
  const down = edgeNear(y, h, reach)
  if (across === null || down === null) return null
  const name = `${{ '-1': 'n', '0': '', '1': 's' }[down]}${{ '-1': 'w', '0': '', '1': 'e' }[across]}`
  return name === '' ? null : (name as Handle)
}

/** -1: the start, 1: the end, 0: what is between; null: what is beyond. */
function edgeNear(at: number, length: number, reach: number): -1 | 0 | 1 | null {
  const inside = Math.min(reach, length / 4)
  if (at < -reach || at > length + reach) return null
  if (at < inside) return -1
  return at > length - inside ? 1 : 0
}

const seen = ['right', 'bottom', 'left', 'top'] as const

/** Where a side is on the page of a frame that is turned and flipped, to the nearest quarter. */
export function seenSide([a, b, c, d]: Matrix, side: CropSide): (typeof seen)[number] {
  const right = Math.round(Math.atan2(b, a) / (Math.PI / 2))
  const clockwise = a * d - b * c < 0 ? -1 : 1
  const turn = { e: 0, s: clockwise, w: 2, n: -clockwise }[side]
  return seen[(((right + turn) % 4) + 4) % 4] ?? 'right'
}

/** How far a way on the page brings a side out of its frame; 0: it goes along it. */
export function wayOut(matrix: Matrix, side: CropSide, [x, y]: Point): number {
  return { right: x, bottom: y, left: -x, top: -y }[seenSide(matrix, side)]
}
