import { fromOklch, type Hex, linearOf, oklchOf, rgbOf } from './oklab.ts'

export const black = '#000000'
export const white = '#FFFFFF'
/** What guides are read on: the paper of the light theme, of the dark one, and their inks. */
export const paper = '#FBFAF7'
export const darkPaper = '#121417'
export const ink = '#191C22'

export const enoughForText = 4.5
export const enoughForLarge = 3

/** `text`: fit for words of any size. `large`: from 24 px, or 18.66 px bold. `decoration`: no words at all. */
export type Verdict = 'text' | 'large' | 'decoration'

/** The contrast of WCAG 2.2, 1 to 21. */
export function contrastOf(one: Hex, other: Hex): number {
  const a = luminanceOf(one)
  const b = luminanceOf(other)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

export function verdictOf(ratio: number): Verdict {
  if (ratio >= enoughForText) return 'text'
  return ratio >= enoughForLarge ? 'large' : 'decoration'
}

/** With two digits, and cut where rounding would say that it is enough: 4.499 must not read 4.50. */
export function ratioText(ratio: number): string {
  const rounded = ratio.toFixed(2)
  return verdictOf(Number(rounded)) === verdictOf(ratio)
    ? rounded
    : (Math.floor(ratio * 100) / 100).toFixed(2)
}

/** What words on a swatch are written in. */
export function labelOn(hex: Hex): Hex {
  const [red, green, blue] = rgbOf(hex)
  return 0.299 * red + 0.587 * green + 0.114 * blue < 120 ? white : black
}

/** Whether words on a swatch need a plate under them, because their colour alone does not carry them. */
export function needsPlate(hex: Hex): boolean {
  return contrastOf(labelOn(hex), hex) < enoughForText
}

/** The plate of such words: paper under black, ink under white. */
export function plateUnder(label: Hex): Hex {
  return label === black ? paper : ink
}

const step = 0.005

/** The same colour, as little lighter or darker as it has to be to be read on `ground`; itself where it is already. */
export function nearestPassing(hex: Hex, ground: Hex, needed: number = enoughForText): Hex {
  if (contrastOf(hex, ground) >= needed) return hex
  const { l, c, h } = oklchOf(hex)
  for (let move = step; move <= 1; move += step) {
    for (const candidate of [fromOklch(l - move, c, h), fromOklch(l + move, c, h)]) {
      if (contrastOf(candidate, ground) >= needed) return candidate
    }
  }
  return contrastOf(black, ground) > contrastOf(white, ground) ? black : white
}

function luminanceOf(hex: Hex): number {
  const [red, green, blue] = rgbOf(hex)
  return 0.2126 * linearOf(red) + 0.7152 * linearOf(green) + 0.0722 * linearOf(blue)
}
