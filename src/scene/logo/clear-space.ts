import type { Edges } from '../shapes/matrix.ts'

/** A logo gives way to what is near it down to this part of its size. */
const leastScale = 0.6
const step = 0.05

export interface LogoBox {
  readonly w: number
  readonly h: number
  readonly align: 'left' | 'center' | 'right'
  /** Width by height of the logo. */
  readonly ratio: number
}

/** The frame of a logo in its box at a scale of the largest that the box takes; in the middle of its height. */
export function logoFrame({ w, h, align, ratio }: LogoBox, scale: number): Edges {
  const height = Math.min(h, w / ratio) * scale
  const width = height * ratio
  const left = (w - width) * (align === 'left' ? 0 : align === 'right' ? 1 : 0.5)
  const top = (h - height) / 2
  return { left, top, right: left + width, bottom: top + height }
}

/**
 * The largest frame around which `clearSpace` (of its height) is free of others and inside the page. What it lies under at its
 * least size is there on purpose and does not count.
 */
export function frameWithClearSpace(
  box: LogoBox,
  clearSpace: number,
  others: readonly Edges[],
  page: Edges,
): Edges {
  const least = logoFrame(box, leastScale)
  const near = others.filter((other) => !touches(other, least))
  for (let scale = 1; scale > leastScale; scale -= step) {
    const frame = logoFrame(box, scale)
    const clear = withClearSpace(frame, clearSpace)
    const isInside =
      clear.left >= page.left &&
      clear.top >= page.top &&
      clear.right <= page.right &&
      clear.bottom <= page.bottom
    if (isInside && !near.some((other) => touches(other, clear))) return frame
  }
  return least
}

/** A frame with what is to be free around it. */
export function withClearSpace({ left, top, right, bottom }: Edges, clearSpace: number): Edges {
  const space = clearSpace * (bottom - top)
  return { left: left - space, top: top - space, right: right + space, bottom: bottom + space }
}

export function touches(one: Edges, other: Edges): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
