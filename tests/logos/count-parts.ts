import sharp from 'sharp'
import type { OneColour } from '#model/logo/one-colour.ts'

/** Connected areas of equal value, by left, right, above and below, that have at least `least` pixels. */
function countParts(values: ArrayLike<number>, width: number, least: number): number {
  const isKnown = new Uint8Array(values.length)
  const waiting = new Int32Array(values.length)
  let parts = 0
  for (let start = 0; start < values.length; start++) {
    if (isKnown[start]) continue
    isKnown[start] = 1
    waiting[0] = start
    let size = 1
    const add = (i: number) => {
      if (i < 0 || i >= values.length || isKnown[i] || values[i] !== values[start]) return
      isKnown[i] = 1
      waiting[size++] = i
    }
    for (let at = 0; at < size; at++) {
      const i = waiting[at] ?? 0
      if (i % width > 0) add(i - 1)
      if (i % width < width - 1) add(i + 1)
      add(i - width)
      add(i + width)
    }
    if (size >= least) parts++
  }
  return parts
}

/** Parts of a drawing by its colours, with what is outside, drawn at a width. */
export async function countTones(svg: string, width: number): Promise<number> {
  const { width: own = 1 } = await sharp(Buffer.from(svg)).metadata()
  const { data, info } = await sharp(Buffer.from(svg), { density: (72 * width) / own })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const tones = Int32Array.from({ length: data.length / 4 }, (_, i) =>
    (data[i * 4 + 3] ?? 0) < 128 ? -1 : data.readUIntBE(i * 4, 3),
  )
  return countParts(tones, info.width, leastOf(tones.length))
}

export function countForm(form: OneColour, width: number): number {
  return form.kind === 'form' ? countFilled(form.opacity, width) : 0
}

/** Parts of what is filled and of what is left open, by the opacity of each pixel. */
export function countFilled(opacity: Uint8ClampedArray, width: number): number {
  const filled = opacity.map((value) => (value >= 128 ? 1 : 0))
  return countParts(filled, width, leastOf(filled.length))
}

/** Pixels of the smallest part that counts. */
function leastOf(area: number): number {
  return Math.max(4, area / 8000)
}
