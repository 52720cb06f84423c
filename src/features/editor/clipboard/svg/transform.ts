import type { Matrix } from '#scene/list/drawing.ts'
import { identity, multiply } from '#scene/shapes/matrix.ts'

/** The matrix of an attribute `transform`, from the inside to what is around; null for what it cannot read. */
export function matrixOfTransform(text: string): Matrix | null {
  let matrix: Matrix = identity
  // Each part ends at its bracket, so that a text without one is read once.
  const parts = text.trim().split(')')
  if (parts.pop() !== '') return null
  for (const part of parts) {
    const [, name = '', given = ''] = /^[\s,]*(\w+)\s*\(([^(]*)$/.exec(part) ?? []
    const one = matrixOfOne(name, (given.match(/[-+.\deE]+/g) ?? []).map(Number))
    if (one === null) return null
    matrix = multiply(matrix, one)
  }
  return matrix.every(Number.isFinite) ? matrix : null
}

function matrixOfOne(name: string, given: readonly number[]): Matrix | null {
  const [a = 0, b, c] = given
  const radians = (a * Math.PI) / 180
  switch (name) {
    case 'matrix':
      return given.length === 6 ? (given as unknown as Matrix) : null
    case 'translate':
      return [1, 0, 0, 1, a, b ?? 0]
    case 'scale':
      return [a, 0, 0, b ?? a, 0, 0]
    case 'rotate': {
      const [x, y] = [b ?? 0, c ?? 0]
      const turn: Matrix = [Math.cos(radians), Math.sin(radians), -Math.sin(radians), Math.cos(radians), 0, 0]
      return multiply(multiply([1, 0, 0, 1, x, y], turn), [1, 0, 0, 1, -x, -y])
    }
    case 'skewX':
      return [1, 0, Math.tan(radians), 1, 0, 0]
    case 'skewY':
      return [1, Math.tan(radians), 0, 1, 0, 0]
    default:
      return null
  }
}
