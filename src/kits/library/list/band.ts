export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** The rectangle between two points, whichever way it was drawn. */
export function boxBetween(one: Point, other: Point): Box {
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  }
}

/** What is chosen while the user draws: what is inside, or with a key held down the choice before, turned over inside. */
export function chosenInBand(
  before: ReadonlySet<string>,
  inside: readonly string[],
  isAdding: boolean,
): ReadonlySet<string> {
  const found = new Set(inside)
  if (!isAdding) return found
  return new Set([...before, ...inside].filter((key) => before.has(key) !== found.has(key)))
}

const edge = 48
const fastest = 24

/** By how much the window scrolls in a frame while the pointer is at its upper or lower edge. */
export function scrollStep(y: number, height: number): number {
  if (y < edge) return -Math.min(fastest, Math.ceil((edge - y) / 2))
  return y > height - edge ? Math.min(fastest, Math.ceil((y - height + edge) / 2)) : 0
}
