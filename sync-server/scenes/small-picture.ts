import sharp from 'sharp'
import type { Drawing, PictureItem } from '#scene/list/drawing.ts'
import { drawingProcess } from '#server/drawings/draw-apart.ts'

/** In pixels. */
export interface PictureBox {
  readonly width: number
  readonly height: number
}

const mostPixels = 100_000_000

/** The pixels that a picture gets where it is drawn largest, in a drawing at a scale. */
export function largestBox({ items }: Drawing, key: string, scale: number): PictureBox {
  const shown = items.filter((item): item is PictureItem => item.kind === 'picture' && item.picture === key)
  const most = (side: 'w' | 'h') =>
    Math.ceil(Math.max(1, ...shown.map((item) => item[side] * factorOf(item) * scale)))
  return { width: most('w'), height: most('h') }
}

/**
 * Data URL of a picture with no more pixels than its box needs: what is decoded twice costs by its size. Drawings are rendered in
 * a process of their own. Rejects where it cannot be decoded.
 */
export async function smallPicture(bytes: Uint8Array, box: PictureBox, owner: string): Promise<string> {
  const { format } = await sharp(bytes).metadata()
  if (format === 'svg') {
    const png = await drawingProcess.run(owner, 'draw', { bytes, box: { ...box, isFilled: true } })
    return dataUrl('png', png)
  }
  const picture = sharp(bytes, { limitInputPixels: mostPixels }).autoOrient()
  const { hasAlpha } = await picture.metadata()
  const small = picture.resize({ ...box, fit: 'outside', withoutEnlargement: true })
  return hasAlpha
    ? dataUrl('png', await small.png({ compressionLevel: 1 }).toBuffer())
    : dataUrl('jpeg', await small.jpeg({ quality: 90 }).toBuffer())
}

function factorOf({ matrix: [a, b, c, d] }: PictureItem): number {
  return Math.max(Math.hypot(a, b), Math.hypot(c, d))
}

function dataUrl(format: 'png' | 'jpeg', bytes: Uint8Array): string {
  return `data:image/${format};base64,${Buffer.from(bytes).toString('base64')}`
}
