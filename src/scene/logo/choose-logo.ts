import { luminanceOf } from '#model/colour/contrast.ts'
import type { Hex } from '#model/colour/oklab.ts'
import type { Dress, DressLogo } from '../dress/dress.ts'

/** Width by height of a box: below, only a symbol can be read in it; above, it is for the widest form. */
const squarish = 1.2
const wide = 2.5
/** px of height below which only a symbol can be read. */
const low = 24
/** Contrast of a logo with its ground: below, it is not shown. */
const enoughForLogo = 2
/** Below, another tone that stands out more takes its place: what WCAG 1.4.11 asks of graphics. */
const clear = 3

export interface LogoWish {
  readonly form: DressLogo['form']
  readonly tone: DressLogo['tone']
}

/** `{logo.primary.light}`: `light` and `paper` are for dark grounds, `ink` for light ones. */
export function readLogo(slot: string): LogoWish {
  const [, form = '', modifier = ''] = slot.slice(1, -1).split('.')
  return {
    form: form === 'secondary' || form === 'symbol' ? form : 'primary',
    tone: modifier === 'light' || modifier === 'paper' ? 'light' : modifier === 'ink' ? 'dark' : 'colour',
  }
}

/** The tones of the form that suits a box; none where the brand has no logo. */
export function formFor(
  { form }: LogoWish,
  w: number,
  h: number,
  logos: Dress['logos'],
): readonly DressLogo[] {
  const usable = logos.filter(({ width, height }) => width > 0 && height > 0)
  const of = (one: DressLogo['form']) => usable.filter((logo) => logo.form === one)
  const lying = [...usable].filter((logo) => logo.form !== 'symbol').sort((a, b) => ratioOf(b) - ratioOf(a))
  const widest = of(lying[0]?.form ?? 'primary')
  const isSmall = w / h < squarish || h < low
  const order =
    form === 'symbol'
      ? [of('symbol'), of(lying.at(-1)?.form ?? 'primary')]
      : isSmall
        ? [of('symbol'), of(form), widest]
        : w / h > wide
          ? [widest, of('symbol')]
          : [of(form), of('primary'), of('secondary'), of('symbol')]
  return order.find(({ length }) => length > 0) ?? []
}

/** The wished tone where it is clear on the ground, else the one that stands out most; null: none does. */
export function toneFor(
  tones: readonly DressLogo[],
  wish: DressLogo['tone'],
  ground: readonly Hex[],
): DressLogo | null {
  const seen = tones.filter((tone) => isSeenOn(tone, ground))
  const wished = tones.find(({ tone }) => tone === wish) ?? tones[0]
  if (wished && seen.includes(wished) && contrastOn(wished, ground) >= clear) return wished
  return seen.sort((a, b) => contrastOn(b, ground) - contrastOn(a, ground))[0] ?? null
}

/** Whether a logo stands out from colours under it, and each of its colours does. */
export function isSeenOn(logo: DressLogo, ground: readonly Hex[]): boolean {
  const { luminance, parts = [] } = logo
  return [luminance, ...parts].every((light) => leastContrast(light, ground) >= enoughForLogo)
}

/** Least contrast of a logo, by its mean luminance, with colours under it. */
function contrastOn({ luminance }: DressLogo, ground: readonly Hex[]): number {
  return leastContrast(luminance, ground)
}

function leastContrast(light: number, ground: readonly Hex[]): number {
  return Math.min(
    ...ground.map((hex) => {
      const under = luminanceOf(hex)
      return (Math.max(light, under) + 0.05) / (Math.min(light, under) + 0.05)
    }),
  )
}

function ratioOf({ width, height }: DressLogo): number {
  return width / height
}
