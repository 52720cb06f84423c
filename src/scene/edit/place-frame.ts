import type { Layer } from '../body/body.ts'
import type { Matrix } from '../list/drawing.ts'
import { apply, inverse, multiply, type Point } from '../shapes/matrix.ts'
import type { Frame } from './changes.ts'

/** A frame with its flips: all that makes the matrix of a layer. */
export interface FlippedFrame extends Frame {
  readonly flipX: boolean
  readonly flipY: boolean
}

/**
 * The frame by which a layer has the matrix `matrix` within the coordinates that `outer` brings to the page. Both only
 * turn, flip and move. Its own flips stay; where one more is needed, it is the one with the smaller turn.
 */
export function frameWithin(
  outer: Matrix,
  matrix: Matrix,
  { w, h, flipX = false, flipY = false }: Pick<Layer, 'w' | 'h'> & { flipX?: boolean; flipY?: boolean },
): FlippedFrame {
  const local = multiply(inverse(outer) ?? outer, matrix)
  const [x, y] = apply(local, [w / 2, h / 2])
  const isMirrored = isFlipped(local)
  const at = { x: x - w / 2, y: y - h / 2, w, h }
  if (isMirrored === (flipX !== flipY)) return { ...at, rotate: turnOf(local, flipX), flipX, flipY }
  const across = { ...at, rotate: turnOf(local, !flipX), flipX: !flipX, flipY }
  const down = { ...at, rotate: turnOf(local, flipX), flipX, flipY: !flipY }
  return Math.abs(across.rotate) <= Math.abs(down.rotate) ? across : down
}

/** Degrees clockwise that a matrix turns, after the flip that it begins with. */
function turnOf([a, b]: Matrix, flipX: boolean): number {
  const degrees = (Math.atan2(flipX ? -b : b, flipX ? -a : a) * 180) / Math.PI
  return upTo180(Math.round(degrees * 1e8) / 1e8)
}

/** Whether a matrix mirrors. */
export function isFlipped([a, b, c, d]: Matrix): boolean {
  return a * d - b * c < 0
}

/** The same turn, above -180 and up to 180. */
export function upTo180(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360
  return turned > 180 ? turned - 360 : turned
}

/** A way on the page in the coordinates that `outer` brings to it. */
export function wayWithin(outer: Matrix, [dx, dy]: Point): Point {
  const [a, b, c, d] = inverse(outer) ?? outer
  return [a * dx + c * dy, b * dx + d * dy]
}
