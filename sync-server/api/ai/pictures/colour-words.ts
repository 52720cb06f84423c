import { type Hex, oklchOf } from '#model/colour/oklab.ts'

/** Hues by where they end, in degrees of OKLCH. */
const hues: readonly (readonly [number, string])[] = [
  [15, 'pink'],
  [40, 'red'],
  [75, 'orange'],
  [115, 'yellow'],
  [165, 'green'],
  [215, 'turquoise'],
  [285, 'blue'],
  [325, 'purple'],
  [360, 'pink'],
]

/** A colour in English words, such as `dark blue`: image models know words better than numbers. */
export function colourWords(hex: Hex): string {
  const { l, c, h } = oklchOf(hex)
  if (c < 0.03) return greyOf(l)
  const hue = hues.find(([end]) => h < end)?.[1] ?? 'pink'
  if (hue === 'orange' && l < 0.6) return l < 0.4 ? 'dark brown' : 'brown'
  return `${toneOf(l, c)}${hue}`
}

function greyOf(lightness: number): string {
  if (lightness > 0.95) return 'white'
  if (lightness < 0.2) return 'black'
  return lightness > 0.6 ? 'light grey' : 'dark grey'
}

function toneOf(lightness: number, chroma: number): string {
  if (lightness > 0.85) return 'pale '
  if (lightness < 0.4) return 'dark '
  return chroma < 0.08 ? 'muted ' : ''
}
