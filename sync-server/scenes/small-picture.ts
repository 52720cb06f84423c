import sharp from 'sharp'
import type { PictureBox } from '#scene/back-ends/picture-box.ts'
import { plainSvgSize } from '#scene/back-ends/plain-svg.ts'
import { designProcess } from '#server/drawings/draw-apart.ts'

const mostPixels = 100_000_000

/** How many times the longer side of its box the longer side of a picture may have: a long strip would stay as large as it is. */
const mostSides = 4

/** UTF-8 of a drawing that is rendered with the page. */
const mostDrawing = 50_000

/**
 * Data URL of a picture with no more pixels than its box needs, of a long strip fewer: what is decoded twice costs by its size. Drawings of more than plain
 * shapes are rendered in a process of their own. Rejects where it cannot be decoded.
 */
export async function smallPicture(bytes: Uint8Array, box: PictureBox, owner: string): Promise<string> {
  const { format } = await sharp(bytes).metadata()
  if (format === 'svg') {
    if (bytes.length <= mostDrawing && plainSvgSize(new TextDecoder().decode(bytes)))
      return dataUrl('svg+xml', bytes)
    const png = await designProcess.run(owner, 'draw', { bytes, box: { ...box, isFilled: true } })
    return dataUrl('png', png)
  }
  const picture = sharp(bytes, { limitInputPixels: mostPixels }).autoOrient()
  const { hasAlpha, autoOrient } = await picture.metadata()
  const small = picture.resize({ ...smallSize(autoOrient, box), fit: 'fill' })
  return hasAlpha
    ? dataUrl('png', await small.png({ compressionLevel: 1 }).toBuffer())
    : dataUrl('jpeg', await small.jpeg({ quality: 90 }).toBuffer())
}

/** Covers the box and is never enlarged. */
function smallSize({ width, height }: PictureBox, box: PictureBox): PictureBox {
  const most = (mostSides * Math.max(box.width, box.height)) / Math.max(width, height)
  const scale = Math.min(1, most, Math.max(box.width / width, box.height / height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

function dataUrl(format: 'png' | 'jpeg' | 'svg+xml', bytes: Uint8Array): string {
  return `data:image/${format};base64,${Buffer.from(bytes).toString('base64')}`
}
