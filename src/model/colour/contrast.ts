import { fromOklch, type Hex, linearOf, oklchOf, type Rgb, rgbOf } from './oklab.ts'

export const black = '#000000'
export const white = '#FFFFFF'
/** Background of a guide in the light theme. */
export const paper = '#FBFAF7'
/** Background of a guide in the dark theme. */
export const darkPaper = '#121417'

/** Contrast ratios that WCAG 2.2 (AA) asks for: text of any size, and large text. */
export const enoughForText = 4.5
export const enoughForLarge = 3

/**
 * Use of a pair by its contrast. `text`: text of any size. `large`: text from 24 px, or bold from 18.66 px.
 * `decoration`: no text.
 */
export type Verdict = 'text' | 'large' | 'decoration'

/** Contrast ratio by WCAG 2.2, from 1 to 21. */
export function contrastOf(one: Hex, other: Hex): number {
  const a = luminanceOf(one)
  const b = luminanceOf(other)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

export function verdictOf(ratio: number): Verdict {
  if (ratio >= enoughForText) return 'text'
  return ratio >= enoughForLarge ? 'large' : 'decoration'
}

/** Rounded to two decimals; cut where rounding would change the verdict: 4.499 must not be shown as 4.50. */
export function ratioText(ratio: number): string {
  const rounded = ratio.toFixed(2)
  return verdictOf(Number(rounded)) === verdictOf(ratio)
    ? rounded
    : (Math.floor(ratio * 100) / 100).toFixed(2)
}

/**
 * Text colour of a label on a swatch: white on dark colours, black on light ones, by perceived brightness.
 */
export function labelOn(hex: Hex): Hex {
  const [red, green, blue] = rgbOf(hex)
  return 0.299 * red + 0.587 * green + 0.114 * blue < 120 ? white : black
}

/** Whether a label on a swatch needs a plate, because neither text colour has enough contrast. */
export function needsPlate(hex: Hex): boolean {
  return contrastOf(labelOn(hex), hex) < enoughForText
}

const step = 0.005

/**
 * The same colour, made lighter or darker by as little as needed for the contrast `needed` on `ground`;
 * unchanged if it passes already. `isFree` can refuse a candidate; it is not asked where no candidate is left.
 */
export function nearestPassing(
  hex: Hex,
  ground: Hex,
  needed: number = enoughForText,
  isFree: (candidate: Hex) => boolean = () => true,
): Hex {
  if (contrastOf(hex, ground) >= needed) return hex
  const { l, c, h } = oklchOf(hex)
  let refused: Hex | null = null
  for (let move = step; move <= 1; move += step) {
    for (const candidate of [fromOklch(l - move, c, h), fromOklch(l + move, c, h)]) {
      if (contrastOf(candidate, ground) < needed) continue
      if (isFree(candidate)) return candidate
      refused ??= candidate
    }
  }
  if (refused !== null) return refused
  return contrastOf(black, ground) > contrastOf(white, ground) ? black : white
}

/** Relative luminance by WCAG, 0 to 1. */
export function luminanceOf(hex: Hex): number {
  return luminanceOfRgb(rgbOf(hex))
}

/** The same of red, green and blue, 0 to 255 each. */
export function luminanceOfRgb([red, green, blue]: Rgb): number {
  return 0.2126 * linearOf(red) + 0.7152 * linearOf(green) + 0.0722 * linearOf(blue)
}
