import type { Rgb } from '#model/colour/oklab.ts'
import type { DressPicture } from '../dress/dress.ts'
import type { PictureItem } from '../list/drawing.ts'
import { apply, edgesOf, inverse, isUpright, type Point } from '../shapes/matrix.ts'
import { parsePath } from '../shapes/path-data.ts'
import type { GroundPaint, Tone } from './paints.ts'
import { recolouredRange } from './recoloured-greys.ts'

/** Cells in a row of a picture. */
const cells = 16
/** Deviations around the mean of a cell that texts have to stand out from. */
const deviations = 2
const greyStep = 40
const nothing: Tone = { rgb: [0, 0, 0], opacity: 0 }

/**
 * A picture by the greys of its cells: the darkest and the lightest that may be at a point. Nothing is known of one that was not
 * measured. Of a logo it is not known either where it is transparent.
 */
export function paintOfPicture(
  item: PictureItem,
  picture: DressPicture,
  isLogo: boolean,
): GroundPaint | null {
  const back = inverse(item.matrix)
  if (!back) return null
  const frame = { left: item.x, top: item.y, right: item.x + item.w, bottom: item.y + item.h }
  const clip = item.clip === null ? null : boxOfClip(item.clip)
  const shown = clip
    ? {
        left: Math.max(frame.left, clip.left),
        top: Math.max(frame.top, clip.top),
        right: Math.min(frame.right, clip.right),
        bottom: Math.min(frame.bottom, clip.bottom),
      }
    : frame
  const range = recolouredRanges(rangesOf(picture), item.colours)
  const coverOf = (cell: number) => picture.cover?.[cell] ?? (isLogo ? 0.5 : 1)
  const toneOf = (grey: number): Tone => ({ rgb: greyOf(grey), opacity: item.opacity })
  return {
    edges: edgesOf(item.matrix, shown),
    isWhole:
      !isLogo &&
      !picture.cover &&
      isUpright(item.matrix) &&
      item.opacity >= 1 &&
      (clip === null || clip.isBox),
    isPhoto: !isLogo,
    cost: 4,
    flat: null,
    at(point: Point) {
      const [x, y] = apply(back, point)
      if (x < shown.left || x > shown.right || y < shown.top || y > shown.bottom) return []
      const column = cellAt((x - item.x) / item.w)
      const row = cellAt((y - item.y) / item.h)
      const cell = row * cells + column
      const cover = coverOf(cell)
      if (cover === 0) return []
      const [low, high] = range[cell] ?? [0, 255]
      const tones = greysBetween(low, high).map(toneOf)
      // What is under it shows where it is transparent, or a mask that is no box leaves it out.
      return cover < 1 || (clip && !clip.isBox) ? [nothing, ...tones] : tones
    },
  }
}

/** Any grey of the range may be there: what stands out from its ends only does not stand out from it. */
function greysBetween(low: number, high: number): readonly number[] {
  const steps = Math.ceil((high - low) / greyStep)
  return steps === 0 ? [low] : Array.from({ length: steps + 1 }, (_, i) => low + ((high - low) * i) / steps)
}

type Ranges = readonly (readonly [low: number, high: number])[]

/** After the change of colours that the picture is drawn with. */
function recolouredRanges(before: Ranges, colours: PictureItem['colours']): Ranges {
  return colours ? before.map((range) => recolouredRange(range, colours)) : before
}

/** A picture of a dress is on many pages. */
const ranges = new WeakMap<DressPicture, Ranges>()

/** The greys of each cell, from the darkest to the lightest. */
function rangesOf(picture: DressPicture): Ranges {
  const known = ranges.get(picture) ?? computeRanges(picture)
  ranges.set(picture, known)
  return known
}

function computeRanges({ luma, spread }: DressPicture): Ranges {
  if (!luma || luma.length !== cells * cells)
    return Array.from({ length: cells * cells }, () => [0, 255] as const)
  return luma.map((grey, i) => {
    const own = spread?.[i]
    if (own !== undefined) return [clamp(grey - deviations * own), clamp(grey + deviations * own)]
    const near = neighboursOf(i).map((j) => luma[j] ?? grey)
    return [clamp(Math.min(grey, ...near)), clamp(Math.max(grey, ...near))]
  })
}

function neighboursOf(i: number): number[] {
  const [x, y] = [i % cells, Math.floor(i / cells)]
  return [-1, 0, 1].flatMap((dy) =>
    [-1, 0, 1].flatMap((dx) => {
      const [column, row] = [x + dx, y + dy]
      return column < 0 || row < 0 || column >= cells || row >= cells ? [] : [row * cells + column]
    }),
  )
}

function boxOfClip(clip: string) {
  const segments = parsePath(clip) ?? []
  const xs = segments.flatMap(([, ...numbers]) => numbers.filter((_, i) => i % 2 === 0))
  const ys = segments.flatMap(([, ...numbers]) => numbers.filter((_, i) => i % 2 === 1))
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
    isBox: segments.every(([command]) => command !== 'C'),
  }
}

function cellAt(share: number): number {
  return Math.min(cells - 1, Math.max(0, Math.floor(share * cells)))
}

function greyOf(grey: number): Rgb {
  return [grey, grey, grey]
}

function clamp(grey: number): number {
  return Math.min(255, Math.max(0, grey))
}
