import { fromOklch, type Hex, hexOf, oklabOf, type Rgb, rgbOf } from '#model/colour/oklab.ts'
import { BodyRefused } from '../body/limits.ts'

/** `share` (0 to 1) of the other colour in one, in OKLab. */
export function mix(one: Hex, other: Hex, share: number): Hex {
  const [from, to] = [oklabOf(rgbOf(one)), oklabOf(rgbOf(other))]
  const at = (i: 0 | 1 | 2) => from[i] + (to[i] - from[i]) * share
  const [l, a, b] = [at(0), at(1), at(2)]
  return fromOklch(l, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI)
}

/** What a colour of that opacity looks like on another, as screens mix it: channel by channel. */
export function blend([r, g, b]: Rgb, opacity: number, [r2, g2, b2]: Rgb): Rgb {
  const rest = 1 - opacity
  return [r * opacity + r2 * rest, g * opacity + g2 * rest, b * opacity + b2 * rest]
}

export function blendHex(one: Hex, opacity: number, under: Hex): Hex {
  return opacity >= 1 ? one : hexOf(blend(rgbOf(one), opacity, rgbOf(under)))
}

/** Upper case, six digits. Throws `BodyRefused` for what is no colour. */
export function hexFrom(text: string, layer: string): Hex {
  if (/^#[0-9a-f]{6}$/i.test(text)) return text.toUpperCase()
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text)
  if (!short) throw new BodyRefused('colour', layer)
  return `#${short
    .slice(1)
    .map((digit) => digit + digit)
    .join('')}`.toUpperCase()
}
