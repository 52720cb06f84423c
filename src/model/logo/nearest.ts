import type { Pixels } from './pixels.ts'

/** In pixels: as far as the mixed pixels of an edge reach. */
const reach = 6

/** For each pixel the nearest one marked with `mark`, by its number; -1 where none is near. */
export function nearestOf({ width, height }: Pixels, marks: Int8Array, mark: number): Int32Array {
  const nearest = new Int32Array(width * height).fill(-1)
  let edge: number[] = []
  for (let i = 0; i < nearest.length; i++) {
    if (marks[i] !== mark) continue
    nearest[i] = i
    const isInside =
      marks[i - 1] === mark && marks[i + 1] === mark && marks[i - width] === mark && marks[i + width] === mark
    if (!isInside) edge.push(i)
  }
  for (let step = 0; step < reach && edge.length > 0; step++) {
    const next: number[] = []
    const spread = (from: number, to: number) => {
      if (nearest[to] !== -1) return
      nearest[to] = nearest[from] ?? -1
      next.push(to)
    }
    for (const i of edge) {
      const x = i % width
      if (x > 0) spread(i, i - 1)
      if (x < width - 1) spread(i, i + 1)
      spread(i, i - width)
      spread(i, i + width)
    }
    edge = next
  }
  return nearest
}
