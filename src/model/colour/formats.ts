import { type Hex, oklchOf, rgbOf } from './oklab.ts'

export const colourFormats = ['hex', 'rgb', 'cmyk', 'oklch'] as const
export type ColourFormat = (typeof colourFormats)[number]

/** Formats a colour as `#B4583A`, `180 88 58`, `0 51 68 29` or `0.567 0.128 39`. */
export function formatColour(hex: Hex, format: ColourFormat): string {
  switch (format) {
    case 'hex':
      return hex
    case 'rgb':
      return rgbOf(hex).join(' ')
    case 'cmyk':
      return cmykOf(hex).join(' ')
    case 'oklch': {
      const { l, c, h } = oklchOf(hex)
      return `${l.toFixed(3)} ${c.toFixed(3)} ${c < 0.0005 ? 0 : Math.round(h) % 360}`
    }
  }
}

/** CMYK in whole per cent, without a colour profile: an approximation to be checked by the printer. */
export function cmykOf(hex: Hex): readonly [number, number, number, number] {
  const [r, g, b] = rgbOf(hex).map((part) => part / 255) as [number, number, number]
  const most = Math.max(r, g, b)
  if (most === 0) return [0, 0, 0, 100]
  const ink = (part: number) => Math.round(((most - part) / most) * 100)
  return [ink(r), ink(g), ink(b), Math.round((1 - most) * 100)]
}
