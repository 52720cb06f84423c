import type { Item } from '../list/drawing.ts'
import { type Edges, edgesOf } from '../shapes/matrix.ts'

/** The upright box around an item on the page: of a text around its letters, of a path around its points and stroke. */
export function edgesOfItem(item: Item): Edges {
  return edgesOf(item.matrix, ownEdges(item))
}

function ownEdges(item: Item): Edges {
  if (item.kind === 'text') {
    const { x, y, size, advance } = item
    return { left: x, top: y - size * 0.8, right: x + advance, bottom: y + size * 0.2 }
  }
  if (item.kind === 'picture') return clipped(item)
  return grown(edgesOfPath(item.d), item.stroke === null ? 0 : item.strokeWidth / 2)
}

/** A picture is seen within what it is cropped to. */
function clipped({ x, y, w, h, clip }: Extract<Item, { kind: 'picture' }>): Edges {
  const whole = { left: x, top: y, right: x + w, bottom: y + h }
  if (clip === null) return whole
  const seen = edgesOfPath(clip)
  return {
    left: Math.max(whole.left, seen.left),
    top: Math.max(whole.top, seen.top),
    right: Math.min(whole.right, seen.right),
    bottom: Math.min(whole.bottom, seen.bottom),
  }
}

/** Around all points, those that steer curves too: at least as large as the path. */
function edgesOfPath(d: string): Edges {
  const numbers = (d.match(/-?[\d.]+(?:e-?\d+)?/gi) ?? []).map(Number)
  const xs = numbers.filter((_, at) => at % 2 === 0)
  const ys = numbers.filter((_, at) => at % 2 === 1)
  return { left: least(xs), top: least(ys), right: most(xs), bottom: most(ys) }
}

// A drawn line may have more points than a call takes arguments.
const least = (values: readonly number[]) => values.reduce((one, other) => Math.min(one, other), Infinity)
const most = (values: readonly number[]) => values.reduce((one, other) => Math.max(one, other), -Infinity)

function grown({ left, top, right, bottom }: Edges, by: number): Edges {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}
