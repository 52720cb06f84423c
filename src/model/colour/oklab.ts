/** A colour in its stored form: `#RRGGBB`, upper case. */
export type Hex = string

/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Lightness 0–1, chroma, hue in degrees. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

export type Oklab = readonly [l: number, a: number, b: number]

export function rgbOf(hex: Hex): Rgb {
  const bits = Number.parseInt(hex.slice(1), 16)
  return [(bits >> 16) & 255, (bits >> 8) & 255, bits & 255]
}

export function hexOf([red, green, blue]: Rgb): Hex {
  const bits = (1 << 24) | (channel(red) << 16) | (channel(green) << 8) | channel(blue)
  return `#${bits.toString(16).slice(1).toUpperCase()}`
}

/** Of whole channels, which nearly all are. */
const linears = Array.from({ length: 256 }, (_, value) => computeLinear(value))

/** Linear light of one sRGB channel, 0–255. */
export function linearOf(value: number): number {
  return linears[value] ?? computeLinear(value)
}

function computeLinear(value: number): number {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** The sRGB channel (0–255, unrounded) of linear light, 0–1: the grey of a luminance. */
export function fromLinear(light: number): number {
  const part = clamp(light, 0, 1)
  return 255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055)
}

export function oklabOf([red, green, blue]: Rgb): Oklab {
  const r = linearOf(red)
  const g = linearOf(green)
  const b = linearOf(blue)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function oklchOfLab([l, a, b]: Oklab): Oklch {
  return { l, c: Math.hypot(a, b), h: turn((Math.atan2(b, a) * 180) / Math.PI) }
}

export function oklchOf(hex: Hex): Oklch {
  return oklchOfLab(oklabOf(rgbOf(hex)))
}

/** The nearest colour that sRGB can show: lightness and hue are kept, chroma is reduced. */
export function fromOklch(l: number, c: number, h: number): Hex {
  if (l >= 1) return '#FFFFFF'
  if (l <= 0) return '#000000'
  const shown = isShown(lightOf(l, c, h)) ? c : chromaRoom(l, h, c)
  const [r, g, b] = lightOf(l, shown, h)
  return hexOf([fromLinear(r), fromLinear(g), fromLinear(b)])
}

/** Largest chroma that sRGB can show at a lightness and hue. */
export function chromaRoom(l: number, h: number, atMost = 0.4): number {
  if (l <= 0 || l >= 1) return 0
  let low = 0
  let high = atMost
  for (let halving = 0; halving < 24; halving += 1) {
    const middle = (low + high) / 2
    if (isShown(lightOf(l, middle, h))) low = middle
    else high = middle
  }
  return low
}

/** Distance of two colours in OKLab (ΔEOK). */
export function distanceOf(one: Hex, other: Hex): number {
  return distanceOfLab(oklabOf(rgbOf(one)), oklabOf(rgbOf(other)))
}

export function distanceOfLab([l1, a1, b1]: Oklab, [l2, a2, b2]: Oklab): number {
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2)
}

/** Shortest turn from one hue to another in degrees, −180 to 180. */
export function turnBetween(from: number, to: number): number {
  return turn(to - from + 180) - 180
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

function turn(degrees: number): number {
  return ((degrees % 360) + 360) % 360
}

function channel(value: number): number {
  return clamp(Math.round(value), 0, 255)
}

function lightOf(lightness: number, c: number, h: number): Rgb {
  const radians = (h * Math.PI) / 180
  const a = c * Math.cos(radians)
  const b = c * Math.sin(radians)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** With a small tolerance, because converting an sRGB colour to OKLab and back rounds. */
function isShown(light: Rgb): boolean {
  return light.every((part) => part >= -1e-5 && part <= 1 + 1e-5)
}
