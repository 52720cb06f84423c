import type { Drawing, Matrix } from '../list/drawing.ts'

/** A number for an attribute: three decimals at most. */
export function short(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}

/** The matrix as a `transform`; undefined where it changes nothing. */
export function transformOf([a, b, c, d, e, f]: Matrix): string | undefined {
  if (a === 1 && b === 0 && c === 0 && d === 1 && e === 0 && f === 0) return undefined
  // Factors of a tiny picture enlarged need more digits than positions.
  const factors = [a, b, c, d].map((value) => String(Math.round(value * 1e6) / 1e6))
  return `matrix(${[...factors, short(e), short(f)].join(' ')})`
}

/** The matrix after a shift by x, y inside it. */
export function shifted([a, b, c, d, e, f]: Matrix, x: number, y: number): Matrix {
  return [a, b, c, d, a * x + c * y + e, b * x + d * y + f]
}

/** What a back end shows of a page: the trimmed page, or all that is printed. In px of the page. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function frameOf({ width, height, bleed }: Drawing, isWithBleed: boolean): Frame {
  const beyond = isWithBleed ? bleed : 0
  return { x: -beyond, y: -beyond, width: width + 2 * beyond, height: height + 2 * beyond }
}

/** Path data of the shape that a page is cut to. */
export function cutPath({ width, height, cut }: Drawing): string {
  if (cut === 'rect') return `M0 0L${width} 0L${width} ${height}L0 ${height}Z`
  const [x, y] = [width / 2, height / 2]
  // Four cubic curves differ from a circle by less than 0.03 % of its radius.
  const [dx, dy] = [x * 0.5522847498, y * 0.5522847498]
  const curves = [
    [0, y - dy, x - dx, 0, x, 0],
    [x + dx, 0, width, y - dy, width, y],
    [width, y + dy, x + dx, height, x, height],
    [x - dx, height, 0, y + dy, 0, y],
  ]
  return `M0 ${short(y)}${curves.map((curve) => `C${curve.map(short).join(' ')}`).join('')}Z`
}
