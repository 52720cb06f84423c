import { fromOklch, type Hex, oklchOf } from './oklab.ts'

export const rungNames = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900'] as const
export type RungName = (typeof rungNames)[number]

const lightnesses = [0.97, 0.93, 0.87, 0.79, 0.7, 0.61, 0.52, 0.43, 0.34, 0.25]

export interface Rung {
  readonly name: RungName
  readonly hex: Hex
  /** The colour itself, which replaces the nearest rung. */
  readonly isItself: boolean
}

/** Tints and shades of a colour, from light to dark. */
export function ladderOf(colour: Hex): readonly Rung[] {
  const { l, c, h } = oklchOf(colour)
  const nearest = lightnesses.reduce(
    (best, lightness, i) => (Math.abs(lightness - l) < Math.abs((lightnesses[best] ?? 0) - l) ? i : best),
    0,
  )
  return rungNames.map((name, i) => {
    const lightness = lightnesses[i] ?? 0
    const fade = 1 - 0.75 * Math.min(1, Math.abs(lightness - l) / 0.6) ** 1.2
    const isItself = i === nearest
    return { name, hex: isItself ? colour : fromOklch(lightness, c * fade, h), isItself }
  })
}
