/** A value that grows evenly across the picture: at 0, by x and by y, each from 0 to 1. */
type Slope = readonly [at: number, byX: number, byY: number]

/** What a plain ground would show at a place, in each of the channels that were given. */
export interface GroundModel {
  at(channel: number, x: number, y: number): number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Share of the shorter side that the border is wide. */
const border = 0.025

/** Indices of the pixels along the edges. */
export function borderOf({ width, height }: Size): readonly number[] {
  const thick = Math.max(2, Math.round(border * Math.min(width, height)))
  const found: number[] = []
  for (let y = 0; y < height; y++) {
    const isRow = y < thick || y >= height - thick
    for (let x = 0; x < width; x++) if (isRow || x < thick || x >= width - thick) found.push(y * width + x)
  }
  return found
}

/**
 * The ground as most pixels of the border have it: even light that falls off to one side is part of it, what touches the edge is
 * not. `channels`: the first three say how far a pixel is from it, in OKLab.
 */
export function fitGround(
  size: Size,
  channels: readonly ArrayLike<number>[],
  pixels: readonly number[],
): GroundModel {
  let slopes: readonly Slope[] = channels.map((channel) => [
    medianOf(pixels.map((at) => channel[at] ?? 0)),
    0,
    0,
  ])
  const model = (): GroundModel => ({
    at: (channel, x, y) => {
      const [base, byX, byY] = slopes[channel] ?? [0, 0, 0]
      return base + byX * x + byY * y
    },
  })
  // Nearer each time: what is no ground counts less and less.
  for (const reach of [0.16, 0.09, 0.06]) {
    const now = model()
    const near = pixels.filter((at) => distanceAt(now, channels, size, at) < reach)
    if (near.length < pixels.length / 8) break
    slopes = channels.map((channel) => slopeOf(size, channel, near))
  }
  return model()
}

/** How far the colour of a pixel is from the ground; a shadow is nearer than another colour as far away. */
export function distanceAt(
  model: GroundModel,
  [l, a, b]: readonly ArrayLike<number>[],
  { width, height }: Size,
  pixel: number,
): number {
  const [x, y] = [(pixel % width) / width, Math.floor(pixel / width) / height]
  const away = (channel: number, values: ArrayLike<number> | undefined) =>
    (values?.[pixel] ?? 0) - model.at(channel, x, y)
  return Math.hypot(0.6 * away(0, l), away(1, a), away(2, b))
}

export function medianOf(values: number[]): number {
  values.sort((one, other) => one - other)
  return values[values.length >> 1] ?? 0
}

/** Least squares. */
function slopeOf({ width, height }: Size, channel: ArrayLike<number>, pixels: readonly number[]): Slope {
  const count = pixels.length
  let [sx, sy, sxx, syy, sxy, sv, svx, svy] = [0, 0, 0, 0, 0, 0, 0, 0]
  for (const pixel of pixels) {
    const [x, y] = [(pixel % width) / width, Math.floor(pixel / width) / height]
    const value = channel[pixel] ?? 0
    sx += x
    sy += y
    sxx += x * x
    syy += y * y
    sxy += x * y
    sv += value
    svx += value * x
    svy += value * y
  }
  const mean = sv / count
  const [cxx, cyy, cxy] = [sxx - (sx * sx) / count, syy - (sy * sy) / count, sxy - (sx * sy) / count]
  const [cvx, cvy] = [svx - (sv * sx) / count, svy - (sv * sy) / count]
  const determinant = cxx * cyy - cxy * cxy
  if (determinant < 1e-9) return [mean, 0, 0]
  const byX = (cvx * cyy - cvy * cxy) / determinant
  const byY = (cvy * cxx - cvx * cxy) / determinant
  return [mean - (byX * sx) / count - (byY * sy) / count, byX, byY]
}
