import type { Matrix } from '../list/drawing.ts'

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [a2, b2, c2, d2, e2, f2] = inner
  return [
    a * a2 + c * b2,
    b * a2 + d * b2,
    a * c2 + c * d2,
    b * c2 + d * d2,
    a * e2 + c * f2 + e,
    b * e2 + d * f2 + f,
  ]
}

/** Null where the matrix makes a line of everything. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix | null {
  const determinant = a * d - b * c
  if (Math.abs(determinant) < 1e-12) return null
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ]
}

export type Point = readonly [x: number, y: number]

export function apply([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f]
}

/** Left, top, right and bottom of a box. */
export interface Edges {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The upright box around a box that the matrix moved. */
export function edgesOf([a, b, c, d, e, f]: Matrix, { left, top, right, bottom }: Edges): Edges {
  // Pages ask for millions of these: without lists of corners.
  return {
    left: Math.min(a * left, a * right) + Math.min(c * top, c * bottom) + e,
    top: Math.min(b * left, b * right) + Math.min(d * top, d * bottom) + f,
    right: Math.max(a * left, a * right) + Math.max(c * top, c * bottom) + e,
    bottom: Math.max(b * left, b * right) + Math.max(d * top, d * bottom) + f,
  }
}

/** Whether boxes stay upright under it. */
export function isUpright([, b, c]: Matrix): boolean {
  return Math.abs(b) < 1e-9 && Math.abs(c) < 1e-9
}

interface Frame {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly rotate?: number
  readonly flipX?: true
  readonly flipY?: true
}

/** From the coordinates of a frame, whose corner is 0, 0, to those around it: turned and flipped about its centre. */
export function matrixOf({ x, y, w, h, rotate = 0, flipX, flipY }: Frame): Matrix {
  const radians = (rotate * Math.PI) / 180
  const [cos, sin] = rotate === 0 ? [1, 0] : [Math.cos(radians), Math.sin(radians)]
  const centre: Matrix = [cos, sin, -sin, cos, x + w / 2, y + h / 2]
  return multiply(centre, [
    flipX ? -1 : 1,
    0,
    0,
    flipY ? -1 : 1,
    flipX ? w / 2 : -w / 2,
    flipY ? h / 2 : -h / 2,
  ])
}
