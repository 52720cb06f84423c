import { chromaRoom, clamp, fromOklch, type Hex, oklchOf } from './oklab.ts'

/**
 * A colour as three slider values: hue in degrees, vividness and lightness in per cent. Vividness is relative
 * to the largest chroma a screen can show at that hue and lightness, so that every slider position has an
 * effect. Not rounded: sliders that are not moved keep their exact value.
 */
export interface Sliders {
  readonly hue: number
  readonly vivid: number
  readonly light: number
}

export const sliderEnds: Readonly<Record<keyof Sliders, number>> = { hue: 360, vivid: 100, light: 100 }

/** `before` supplies hue and vividness for greys and black, which have none. */
export function slidersOf(hex: Hex, before: Sliders | null): Sliders {
  const { l, c, h } = oklchOf(hex)
  const room = chromaRoom(l, h)
  const hasHue = c >= 0.004
  return {
    hue: hasHue ? h : (before?.hue ?? 30),
    vivid: hasHue ? clamp(room > 0 ? c / room : 0, 0, 1) * 100 : 0,
    light: l * 100,
  }
}

export function hexOfSliders({ hue, vivid, light }: Sliders): Hex {
  const l = light / 100
  return fromOklch(l, (vivid / 100) * chromaRoom(l, hue), hue)
}

/**
 * The slider position is a whole number, the colour is not rounded: moving there and back gives the same
 * colour.
 */
export function moveSlider(sliders: Sliders, name: keyof Sliders, value: number): Sliders {
  const moved = sliders[name] + value - Math.round(sliders[name])
  const end = sliderEnds[name]
  return { ...sliders, [name]: value === 0 || value === end ? value : clamp(moved, 0, end) }
}

/** CSS gradient of a slider's track: the colour that each position would give. */
export function trackOf(name: keyof Sliders, sliders: Sliders): string {
  const stops = name === 'hue' ? 18 : 10
  const seen =
    name === 'hue'
      ? { ...sliders, vivid: Math.max(40, sliders.vivid), light: middle(sliders.light) }
      : sliders
  const colours = Array.from({ length: stops + 1 }, (_, i) =>
    hexOfSliders({ ...seen, [name]: (i / stops) * sliderEnds[name] }),
  )
  return `linear-gradient(to right, ${colours.join(', ')})`
}

function middle(light: number): number {
  return clamp(light, 45, 85)
}
