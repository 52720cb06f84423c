/** How a picture is looked at: enlarged from the size at which it fits, and moved from the middle by pixels. */
export interface Zoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export const fitted: Zoom = { scale: 1, x: 0, y: 0 }
export const largestScale = 8

/** Of a picture inside a stage; never larger than itself. */
export function fitInto(picture: Size, stage: Size): Size {
  const scale = Math.min(1, stage.width / picture.width, stage.height / picture.height)
  return { width: picture.width * scale, height: picture.height * scale }
}

/** Enlarges by a factor, so that the point (from the middle of the stage) stays where it is. */
export function zoomAt(zoom: Zoom, factor: number, point: Point): Zoom {
  const scale = Math.min(largestScale, Math.max(1, zoom.scale * factor))
  const ratio = scale / zoom.scale
  return { scale, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio }
}

/** Moves it back so that no edge of an enlarged picture leaves the stage behind. */
export function keepInside({ scale, x, y }: Zoom, fit: Size, stage: Size): Zoom {
  const mostX = Math.max(0, (fit.width * scale - stage.width) / 2)
  const mostY = Math.max(0, (fit.height * scale - stage.height) / 2)
  return { scale, x: between(-mostX, x, mostX), y: between(-mostY, y, mostY) }
}

function between(least: number, value: number, most: number): number {
  // Without a negative zero.
  return Math.min(most, Math.max(least, value)) + 0
}
