import { luminanceOfRgb } from '#model/colour/contrast.ts'
import { fromLinear } from '#model/colour/oklab.ts'

/** How light a picture is. */
export interface Light {
  /** Of 16 × 16 cells, row by row: the grey of their mean luminance (0 to 255), how much it varies, and how much is opaque. */
  readonly luma: readonly number[]
  readonly spread: readonly number[]
  readonly cover: readonly number[]
  /** Mean relative luminance of what is opaque, 0 to 1. */
  readonly luminance: number
}

const cells = 16
/** For a cell, each way. */
const samples = 4
/** In pixels, of the square that a picture is measured as. */
export const measuredSide = cells * samples

/** Of the RGBA of a picture drawn as a square of `measuredSide`. */
export function lightOf(pixels: Uint8Array | Uint8ClampedArray): Light {
  const greys: number[][] = Array.from({ length: cells * cells }, () => [])
  const cover = new Array<number>(cells * cells).fill(0)
  let [light, opaque] = [0, 0]
  for (let at = 0; at < measuredSide * measuredSide; at++) {
    const cell = Math.floor(at / measuredSide / samples) * cells + Math.floor((at % measuredSide) / samples)
    const share = (pixels[at * 4 + 3] ?? 0) / 255
    cover[cell] = (cover[cell] ?? 0) + share / samples ** 2
    if (share === 0) continue
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 4)
    const luminance = luminanceOfRgb([red, green, blue])
    greys[cell]?.push(luminance)
    light += luminance * share
    opaque += share
  }
  const means = greys.map(meanOf)
  return {
    luma: means.map(fromLinear),
    spread: greys.map((all, cell) => deviationOf(all.map(fromLinear), fromLinear(means[cell] ?? 1))),
    cover,
    luminance: opaque > 0 ? light / opaque : 1,
  }
}

/** Where nothing is opaque, the paper below counts. */
function meanOf(luminances: readonly number[]): number {
  return luminances.length === 0 ? 1 : luminances.reduce((sum, one) => sum + one, 0) / luminances.length
}

function deviationOf(greys: readonly number[], mean: number): number {
  return greys.length === 0
    ? 0
    : Math.sqrt(greys.reduce((sum, grey) => sum + (grey - mean) ** 2, 0) / greys.length)
}
