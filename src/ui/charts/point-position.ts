/** A position on the map: 0 to 100 from left to right and from bottom to top. */
export interface PointPosition {
  readonly x: number
  readonly y: number
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/**
 * The position at a point of the viewport, rounded and clamped to the map. `box` is the map in the viewport,
 * in pixels.
 */
export function positionAt(box: Box, clientX: number, clientY: number): PointPosition {
  if (box.width === 0 || box.height === 0) return { x: 50, y: 50 }
  return {
    x: toScale(((clientX - box.left) / box.width) * 100),
    y: toScale(100 - ((clientY - box.top) / box.height) * 100),
  }
}

/** The position after an arrow key: by 1, with Shift by 10; null for any other key. */
export function positionAfterKey(position: PointPosition, key: string, isFar: boolean): PointPosition | null {
  const by = isFar ? 10 : 1
  switch (key) {
    case 'ArrowLeft':
      return { ...position, x: toScale(position.x - by) }
    case 'ArrowRight':
      return { ...position, x: toScale(position.x + by) }
    case 'ArrowDown':
      return { ...position, y: toScale(position.y - by) }
    case 'ArrowUp':
      return { ...position, y: toScale(position.y + by) }
    default:
      return null
  }
}

/**
 * Diameter as a share of the largest one, at least 0.24. The area is proportional to the size; an unknown
 * size counts as 50.
 */
export function bubbleScale(size: number | null): number {
  return Math.max(0.24, Math.sqrt((size ?? 50) / 100))
}

function toScale(value: number): number {
  return Math.max(0, Math.min(100, Math.round(value)))
}
