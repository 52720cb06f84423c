import type { Adjust } from '../body/body.ts'
import type { ColourMatrix } from '../list/drawing.ts'

/** At 1: what is added to each channel, and what red and blue are multiplied by. Contrast doubles the distance from grey. */
const brightest = 0.4
const warmest = 0.25
/** Of what a screen adds up to grey. */
const weights = [0.2126, 0.7152, 0.0722] as const

type Row = readonly [red: number, green: number, blue: number, offset: number]

/** All changes in one matrix: warmth, then saturation, contrast and brightness. null: the colours are as they are. */
export function colourMatrixOf(adjust: Adjust): ColourMatrix | null {
  const [brightness, contrast, saturation, warmth] = (
    ['brightness', 'contrast', 'saturation', 'warmth'] as const
  ).map((name) => Math.min(1, Math.max(-1, adjust[name] ?? 0))) as [number, number, number, number]
  if (brightness === 0 && contrast === 0 && saturation === 0 && warmth === 0) return null
  const gains = [1 + warmest * warmth, 1, 1 - warmest * warmth] as const
  const stretch = 2 ** contrast
  const offset = 0.5 * (1 - stretch) + brightest * brightness
  const row = (channel: number): Row => {
    const factor = (from: 0 | 1 | 2) => {
      const own = from === channel ? 1 + saturation : 0
      return rounded(stretch * gains[from] * (own - saturation * weights[from]))
    }
    return [factor(0), factor(1), factor(2), rounded(offset)]
  }
  const colours = [0, 1, 2].flatMap((channel) => {
    const [red, green, blue, added] = row(channel)
    return [red, green, blue, 0, added]
  })
  return [...colours, 0, 0, 0, 1, 0] as readonly number[] as ColourMatrix
}

/** Changes RGBA in place, 0 to 255 each and not multiplied by alpha. */
export function recolour(pixels: Uint8ClampedArray, matrix: ColourMatrix): void {
  const [rr = 1, rg = 0, rb = 0, , r = 0, gr = 0, gg = 1, gb = 0, , g = 0, br = 0, bg = 0, bb = 1, , b = 0] =
    matrix
  const [addRed, addGreen, addBlue] = [r * 255, g * 255, b * 255]
  for (let at = 0; at < pixels.length; at += 4) {
    const red = pixels[at] ?? 0
    const green = pixels[at + 1] ?? 0
    const blue = pixels[at + 2] ?? 0
    pixels[at] = rr * red + rg * green + rb * blue + addRed
    pixels[at + 1] = gr * red + gg * green + gb * blue + addGreen
    pixels[at + 2] = br * red + bg * green + bb * blue + addBlue
  }
}

/** To a tenth of what can be seen, so that a filter has the same numbers. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
