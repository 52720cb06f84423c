import { oklabOf } from '../colour/oklab.ts'
import { groundFor, type PlateGround } from './ground.ts'
import { nearestOf } from './nearest.ts'
import { openPartsOf } from './open-parts.ts'
import {
  alphaAt,
  between,
  differenceAt,
  labAt,
  type Pixels,
  solid,
  type Tones,
  tonesOf,
  visible,
} from './pixels.ts'

/**
 * How a logo is shown on a ground that its own colours do not suit. `form`: in one colour, with the opacity of each
 * pixel. `plate`: in its own colours on a plain ground, because one colour would lose parts of it. `blank`: nothing can
 * be seen in the picture.
 */
export type OneColour =
  | { readonly kind: 'form'; readonly opacity: Uint8ClampedArray<ArrayBuffer> }
  | { readonly kind: 'plate'; readonly ground: PlateGround }
  | { readonly kind: 'blank' }

/** Difference in OKLab from which two parts of a logo are told apart, and below which they are one. */
const seen = 0.1
const alike = 0.04
/** Share of the edges of a logo that its form may lose or add, for shades and the noise of compression. */
const mostWrong = 0.1

/**
 * The one-colour form of a logo: its outer parts filled, and what stands out from them inside left open, by the contrast
 * between neighbouring parts, whichever is lighter. A form without the edges of the logo is none.
 */
export function oneColourOf(pixels: Pixels): OneColour {
  const tones = tonesOf(pixels)
  const isOpaque = clearShare(pixels) < 0.005
  const ground = isOpaque ? groundOf(tones) : null
  const plate: OneColour = { kind: 'plate', ground: groundFor(tones) }
  if (isOpaque && ground === null) return plate
  const flat = opacityOf(tones)
  if (!flat.some((opacity) => opacity >= visible)) return { kind: 'blank' }
  if (!isOpaque && keepsEdges(tones, flat)) return { kind: 'form', opacity: flat }
  const isOpen = openPartsOf(tones, ground && isPaper(ground) ? oklabOf(ground) : null)
  if (!isOpen?.includes(1)) return plate
  if (!isOpen.includes(0)) return { kind: 'blank' }
  const opacity = opened(tones, isOpen)
  return keepsEdges(tones, opacity) ? { kind: 'form', opacity } : plate
}

/** RGBA of a form in one colour. */
export function painted(
  opacity: Uint8ClampedArray,
  [red, green, blue]: readonly [number, number, number],
): Uint8ClampedArray<ArrayBuffer> {
  const data = new Uint8ClampedArray(opacity.length * 4)
  for (let i = 0; i < opacity.length; i++) {
    data[i * 4] = red
    data[i * 4 + 1] = green
    data[i * 4 + 2] = blue
    data[i * 4 + 3] = opacity[i] ?? 0
  }
  return data
}

type Colour = readonly [number, number, number]

/** The colour all around an opaque picture; null where it has several. */
function groundOf({ data, width, height }: Pixels): Colour | null {
  const border: number[] = []
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x)
  for (let y = 1; y < height - 1; y++) border.push(y * width, y * width + width - 1)
  const medianOf = (channel: number) =>
    border.map((i) => data[i * 4 + channel] ?? 0).sort((a, b) => a - b)[border.length >> 1] ?? 0
  const ground = [medianOf(0), medianOf(1), medianOf(2)] as const
  const same = border.filter((i) => awayFrom(data, i, ground) < 0.08).length
  return same < border.length * 0.95 ? null : ground
}

/** Distance of a colour, 1 being the range of one channel. */
function awayFrom(data: Uint8ClampedArray, i: number, [red, green, blue]: Colour): number {
  return (
    Math.hypot((data[i * 4] ?? 0) - red, (data[i * 4 + 1] ?? 0) - green, (data[i * 4 + 2] ?? 0) - blue) / 255
  )
}

/** Black or white is what a logo was laid on; a plain ground of another colour is a part of it. */
function isPaper(ground: Colour): boolean {
  return ground.every((value) => value > 238) || ground.every((value) => value < 17)
}

function clearShare({ data }: Pixels): number {
  let clear = 0
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) < visible) clear++
  return clear / (data.length / 4)
}

function opacityOf({ data }: Pixels): Uint8ClampedArray<ArrayBuffer> {
  const opacity = new Uint8ClampedArray(data.length / 4)
  for (let i = 0; i < opacity.length; i++) opacity[i] = data[i * 4 + 3] ?? 0
  return opacity
}

/** The form without its open parts; the pixels of an edge in proportion. */
function opened(tones: Tones, isOpen: Int8Array): Uint8ClampedArray<ArrayBuffer> {
  const opacity = opacityOf(tones)
  const filled = nearestOf(tones, isOpen, 0)
  const open = nearestOf(tones, isOpen, 1)
  for (let i = 0; i < opacity.length; i++) {
    if (isOpen[i] === 0) continue
    const [ink, hole] = [filled[i] ?? -1, open[i] ?? -1]
    if (isOpen[i] === 1 || (ink < 0 && hole >= 0)) opacity[i] = 0
    else if (ink >= 0 && hole >= 0)
      opacity[i] = (opacity[i] ?? 0) * between(labAt(tones, i), labAt(tones, hole), labAt(tones, ink)).share
  }
  return opacity
}

/** Whether the edges between parts of a logo are edges of its form, and the form has no others inside. */
function keepsEdges(tones: Tones, opacity: Uint8ClampedArray): boolean {
  const { width, height } = tones
  // The pixels on an edge are mixed: its two sides are this far apart.
  const apart = Math.min(3, Math.max(1, Math.round(Math.max(width, height) / 60)))
  let [edges, wrong] = [0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (alphaAt(tones, i) < solid) continue
      for (const j of [x + apart < width ? i + apart : -1, y + apart < height ? i + apart * width : -1]) {
        if (j < 0 || alphaAt(tones, j) < solid) continue
        const difference = differenceAt(tones, i, j)
        const step = Math.abs((opacity[i] ?? 0) - (opacity[j] ?? 0)) / 255
        if (difference >= seen) {
          edges++
          // Two colours are at most 1 apart, so mixed pixels step by their difference at least.
          if (step < difference / 2) wrong++
        } else if (difference < alike && step > 0.4) wrong++
      }
    }
  }
  return wrong <= edges * mostWrong
}
