import { luminanceOfRgb } from '#model/colour/contrast.ts'
import { fromLinear } from '#model/colour/oklab.ts'
import { recolour } from '../colour/colour-matrix.ts'
import type { ColourMatrix } from '../list/drawing.ts'

type Range = readonly [low: number, high: number]

/** Of each channel, in the colours that stand for all. */
const levels = Array.from({ length: 16 }, (_, level) => level * 17)

/** RGBA of those colours and of all greys. */
const sample = Uint8ClampedArray.from([
  ...levels.flatMap((red) => levels.flatMap((green) => levels.flatMap((blue) => [red, green, blue, 255]))),
  ...Array.from({ length: 256 }, (_, grey) => [grey, grey, grey, 255]).flat(),
])
const greysOfSample = greysOf(sample)

/** Greys beside one whose colours count for it, because few of the sample are exactly as light. */
const near = 6

/** Some 4 kB each: a slider that is drawn along makes many. */
const most = 32
const known = new Map<string, readonly Range[]>()

/**
 * The greys, from the darkest to the lightest, that colours between two greys may have after their change: of a picture only its
 * greys are known, and a red becomes another grey than the grey that is as light.
 */
export function recolouredRange([low, high]: Range, matrix: ColourMatrix): Range {
  const ranges = rangesOf(matrix).slice(Math.max(0, Math.floor(low) - near), Math.ceil(high) + near + 1)
  return [Math.min(...ranges.map(([least]) => least)), Math.max(...ranges.map(([, greatest]) => greatest))]
}

/** By the grey before. */
function rangesOf(matrix: ColourMatrix): readonly Range[] {
  const key = matrix.join(' ')
  const ranges = known.get(key) ?? computeRanges(matrix)
  if (known.size >= most) known.clear()
  known.set(key, ranges)
  return ranges
}

function computeRanges(matrix: ColourMatrix): readonly Range[] {
  const changed = sample.slice()
  recolour(changed, matrix)
  const ranges = Array.from({ length: 256 }, (): [number, number] => [255, 0])
  for (const [at, grey] of greysOf(changed).entries()) {
    const range = ranges[Math.round(greysOfSample[at] ?? 0)]
    if (!range) continue
    range[0] = Math.min(range[0], grey)
    range[1] = Math.max(range[1], grey)
  }
  return ranges
}

/** The grey of the luminance of each pixel, 0 to 255. */
function greysOf(pixels: Uint8ClampedArray): readonly number[] {
  return Array.from({ length: pixels.length / 4 }, (_, pixel) => {
    const at = pixel * 4
    return fromLinear(luminanceOfRgb([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]))
  })
}
