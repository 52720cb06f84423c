import { type Oklab, oklabOf } from '../colour/oklab.ts'

/** A decoded picture: RGBA, not premultiplied, row by row. */
export interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** Opacities of 255 from which a pixel belongs to a form, and from which its colour is its own. */
export const visible = 128
export const solid = 200

/** A picture whose colours can be compared. */
export interface Tones extends Pixels {
  /** OKLab, three numbers a pixel. */
  readonly labs: Float32Array
}

export function tonesOf(pixels: Pixels): Tones {
  const labs = new Float32Array((pixels.data.length / 4) * 3)
  // Where a colour was converted before; most pixels of a logo have one of few.
  const known = new Int32Array(colourKeys).fill(-1)
  for (let i = 0, to = 0; to < labs.length; i++, to += 3) {
    const key = keyOf(pixels, i)
    const from = known[key] ?? -1
    if (from >= 0) {
      labs[to] = labs[from] ?? 0
      labs[to + 1] = labs[from + 1] ?? 0
      labs[to + 2] = labs[from + 2] ?? 0
      continue
    }
    const { data } = pixels
    labs.set(oklabOf([data[i * 4] ?? 0, data[i * 4 + 1] ?? 0, data[i * 4 + 2] ?? 0]), to)
    known[key] = to
  }
  return { ...pixels, labs }
}

export const colourKeys = 2 ** 18

/** The same for colours that are alike to 6 bits a channel. */
export function keyOf({ data }: Pixels, i: number): number {
  const [red, green, blue] = [data[i * 4] ?? 0, data[i * 4 + 1] ?? 0, data[i * 4 + 2] ?? 0]
  return ((red >> 2) << 12) | ((green >> 2) << 6) | (blue >> 2)
}

/** Difference of the colours of two pixels, by OKLab: 1 between black and white. */
export function differenceAt({ labs }: Tones, one: number, other: number): number {
  const [i, j] = [one * 3, other * 3]
  const l = (labs[i] ?? 0) - (labs[j] ?? 0)
  const a = (labs[i + 1] ?? 0) - (labs[j + 1] ?? 0)
  const b = (labs[i + 2] ?? 0) - (labs[j + 2] ?? 0)
  // Math.hypot is ten times as slow.
  return Math.sqrt(l * l + a * a + b * b)
}

export function alphaAt({ data }: Pixels, i: number): number {
  return data[i * 4 + 3] ?? 0
}

export function labAt({ labs }: Tones, i: number): Oklab {
  return [labs[i * 3] ?? 0, labs[i * 3 + 1] ?? 0, labs[i * 3 + 2] ?? 0]
}

export function distance(one: Oklab, other: Oklab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

/** Where a colour lies on the way between two others: 0 at the first, 1 at the second, and how far from that way. */
export function between(lab: Oklab, from: Oklab, to: Oklab): { share: number; away: number } {
  const way = [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const
  const length = way[0] ** 2 + way[1] ** 2 + way[2] ** 2
  const along = (lab[0] - from[0]) * way[0] + (lab[1] - from[1]) * way[1] + (lab[2] - from[2]) * way[2]
  const share = length === 0 ? 1 : Math.min(1, Math.max(0, along / length))
  const nearest = [from[0] + way[0] * share, from[1] + way[1] * share, from[2] + way[2] * share] as const
  return { share, away: distance(lab, nearest) }
}
