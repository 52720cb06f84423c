import { oklabOf } from '#model/colour/oklab.ts'

/** RGBA, row by row. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

/** One number a pixel. */
export interface Plane {
  readonly width: number
  readonly height: number
  readonly data: Float32Array
}

export type Lab = readonly [l: Float32Array, a: Float32Array, b: Float32Array]

/** OKLab of each pixel. */
export function labOf({ width, height, data }: Pixels): Lab {
  const count = width * height
  const [l, a, b] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)]
  for (let at = 0; at < count; at++) {
    const [light, green, blue] = oklabOf([data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0])
    l[at] = light
    a[at] = green
    b[at] = blue
  }
  return [l, a, b]
}

/** Of OKLab alone. */
export function lightnessOf(red: number, green: number, blue: number): number {
  return oklabOf([red, green, blue])[0]
}

/** Means over squares of `2 · radius + 1` pixels, as far as they are in the plane. */
export function boxMeans({ width, height, data }: Plane, radius: number): Plane {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += data[y * width + x] ?? 0
      sums[(y + 1) * (width + 1) + x + 1] = row + (sums[y * (width + 1) + x + 1] ?? 0)
    }
  }
  const means = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)]
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)]
      const at = (row: number, column: number) => sums[row * (width + 1) + column] ?? 0
      const sum = at(bottom, right) - at(top, right) - at(bottom, left) + at(top, left)
      means[y * width + x] = sum / ((bottom - top) * (right - left))
    }
  }
  return { width, height, data: means }
}

/** A value of a plane between its pixels; x and y from 0 to 1. */
export function sampled({ width, height, data }: Plane, x: number, y: number): number {
  const px = Math.min(width - 1, Math.max(0, x * width - 0.5))
  const py = Math.min(height - 1, Math.max(0, y * height - 0.5))
  const [left, top] = [Math.floor(px), Math.floor(py)]
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)]
  const [fx, fy] = [px - left, py - top]
  const upper = (data[top * width + left] ?? 0) * (1 - fx) + (data[top * width + right] ?? 0) * fx
  const lower = (data[bottom * width + left] ?? 0) * (1 - fx) + (data[bottom * width + right] ?? 0) * fx
  return upper * (1 - fy) + lower * fy
}
