import { chromaRoom, fromOklch, type Hex } from '#model/colour/oklab.ts'

export const chartHues = [
  'pink',
  'red',
  'brick',
  'orange',
  'yellow',
  'lime',
  'green',
  'teal',
  'sky',
  'blue',
  'violet',
  'plum',
  'grey',
] as const
export const chartTones = ['pale', 'soft', 'clear', 'deep', 'dark'] as const

type Hue = (typeof chartHues)[number]
type Tone = (typeof chartTones)[number]

export interface ChartColour {
  readonly hex: Hex
  readonly hue: Hue
  readonly tone: Tone
}

/** Hue in degrees of OKLCH. */
const degrees: Readonly<Record<Exclude<Hue, 'grey'>, number>> = {
  pink: 3,
  red: 24,
  brick: 39,
  orange: 60,
  yellow: 90,
  lime: 122,
  green: 150,
  teal: 192,
  sky: 228,
  blue: 262,
  violet: 298,
  plum: 338,
}

/**
 * Lightness `l` in OKLCH (0 to 1); `part` of the largest chroma that sRGB has there, but at `most` this
 * chroma; `grey`: lightness of the grey.
 */
const tones: Readonly<Record<Tone, { l: number; part: number; most: number; grey: number }>> = {
  pale: { l: 0.92, part: 0.7, most: 0.045, grey: 0.96 },
  soft: { l: 0.81, part: 0.7, most: 0.09, grey: 0.8 },
  clear: { l: 0.63, part: 0.86, most: 0.17, grey: 0.6 },
  deep: { l: 0.46, part: 0.86, most: 0.13, grey: 0.4 },
  dark: { l: 0.31, part: 0.8, most: 0.075, grey: 0.2 },
}

/** Row by row, from light to dark. */
export const chartColours: readonly ChartColour[] = chartTones.flatMap((tone) =>
  chartHues.map((hue) => ({ hex: hexOf(hue, tone), hue, tone })),
)

function hexOf(hue: Hue, tone: Tone): Hex {
  const { l, part, most, grey } = tones[tone]
  if (hue === 'grey') return fromOklch(grey, 0.004, 80)
  // Yellow needs a higher lightness: a dark one reads as brown.
  const lift =
    hue === 'yellow' || hue === 'lime' || hue === 'orange' ? { clear: 0.13, deep: 0.1, soft: 0.06 } : {}
  const lightness = l + ((lift as Partial<Record<Tone, number>>)[tone] ?? 0)
  return fromOklch(lightness, Math.min(most, chromaRoom(lightness, degrees[hue]) * part), degrees[hue])
}
