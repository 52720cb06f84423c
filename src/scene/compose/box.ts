/** A box without turn, in px of the page. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export type Side = 'left' | 'right' | 'top' | 'bottom'

/** Smaller by as much on each side; never smaller than nothing. */
export function inset({ x, y, w, h }: Box, across: number, down = across): Box {
  const [dx, dy] = [Math.min(across, w / 2), Math.min(down, h / 2)]
  return { x: x + dx, y: y + dy, w: w - 2 * dx, h: h - 2 * dy }
}

/** What two boxes share; without width or height where they share nothing. */
export function shared(one: Box, other: Box): Box {
  const x = Math.max(one.x, other.x)
  const y = Math.max(one.y, other.y)
  const right = Math.min(one.x + one.w, other.x + other.w)
  const bottom = Math.min(one.y + one.h, other.y + other.h)
  return { x, y, w: Math.max(0, right - x), h: Math.max(0, bottom - y) }
}

/** A part at one side of a box, `length` px deep, and the rest of the box `gap` px beside it. */
export function cut(box: Box, side: Side, length: number, gap = 0): readonly [part: Box, rest: Box] {
  const { x, y, w, h } = box
  const far = length + gap
  switch (side) {
    case 'left':
      return [
        { x, y, w: length, h },
        { x: x + far, y, w: Math.max(0, w - far), h },
      ]
    case 'right':
      return [
        { x: x + w - length, y, w: length, h },
        { x, y, w: Math.max(0, w - far), h },
      ]
    case 'top':
      return [
        { x, y, w, h: length },
        { x, y: y + far, w, h: Math.max(0, h - far) },
      ]
    case 'bottom':
      return [
        { x, y: y + h - length, w, h: length },
        { x, y, w, h: Math.max(0, h - far) },
      ]
  }
}

/** To a hundredth of a px. */
export function rounded({ x, y, w, h }: Box): Box {
  return { x: hundredth(x), y: hundredth(y), w: hundredth(w), h: hundredth(h) }
}

export function hundredth(value: number): number {
  return Math.round(value * 100) / 100
}
