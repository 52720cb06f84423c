import sharp from 'sharp'

/** RGB of a picture on white. */
export interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

export async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#FFFFFF' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/**
 * The share of pixels of one picture that no pixel within one px of their place in the other resembles. Edges are smoothed
 * differently by each renderer, and lie up to half a pixel apart. `most`: the deviation of a channel that is no difference.
 */
export function farShare(one: Pixels, other: Pixels, most: number): number {
  if (one.width !== other.width || one.height !== other.height)
    throw new Error(`${one.width} × ${one.height} and ${other.width} × ${other.height}`)
  return Math.max(shareOf(one, other, most), shareOf(other, one, most))
}

function shareOf({ data, width, height }: Pixels, other: Pixels, most: number): number {
  let far = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (!hasLike(other, x, y, data, (y * width + x) * 3, most)) far++
  return far / (width * height)
}

function hasLike(other: Pixels, x: number, y: number, data: Buffer, at: number, most: number): boolean {
  for (let row = Math.max(0, y - 1); row <= Math.min(other.height - 1, y + 1); row++)
    for (let column = Math.max(0, x - 1); column <= Math.min(other.width - 1, x + 1); column++) {
      const there = (row * other.width + column) * 3
      if (
        [0, 1, 2].every((part) => Math.abs((data[at + part] ?? 0) - (other.data[there + part] ?? 0)) <= most)
      )
        return true
    }
  return false
}
