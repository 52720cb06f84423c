import { chromaRoom, clamp, fromOklch, type Hex, oklchOf } from '#model/colour/oklab.ts'

/**
 * A colour as three sliders say it: hue in degrees, how vivid and how light in per cent. Vivid is told against what a
 * screen can show at that hue and lightness, so that every place of the slider does something. Not rounded: what is not
 * moved stays exactly where it was.
 */
export interface Sliders {
  readonly hue: number
  readonly vivid: number
  readonly light: number
}

export const sliderEnds: Readonly<Record<keyof Sliders, number>> = { hue: 360, vivid: 100, light: 100 }

/** `before` keeps hue and vividness where a grey or black has none of its own. */
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

/** A thumb stands on whole numbers, the colour between them: there and back again is the same colour. */
export function moveSlider(sliders: Sliders, name: keyof Sliders, place: number): Sliders {
  const moved = sliders[name] + place - Math.round(sliders[name])
  const end = sliderEnds[name]
  return { ...sliders, [name]: place === 0 || place === end ? place : clamp(moved, 0, end) }
}

/** The track of a slider: what each of its places would give. */
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
