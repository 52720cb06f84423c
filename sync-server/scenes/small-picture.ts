import sharp from 'sharp'
import type { PictureBox } from '#scene/back-ends/picture-box.ts'
import { plainSvgSize } from '#scene/back-ends/plain-svg.ts'
import { designProcess } from '#server/drawings/draw-apart.ts'

const mostPixels = 100_000_000

/** UTF-8 of a drawing that is rendered with the page. */
const mostDrawing = 50_000

/**
 * Data URL of a picture with no more pixels than its box needs: what is decoded twice costs by its size. Drawings of more than plain
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
  const { hasAlpha } = await picture.metadata()
  const small = picture.resize({ ...box, fit: 'outside', withoutEnlargement: true })
  return hasAlpha
    ? dataUrl('png', await small.png({ compressionLevel: 1 }).toBuffer())
    : dataUrl('jpeg', await small.jpeg({ quality: 90 }).toBuffer())
}

function dataUrl(format: 'png' | 'jpeg' | 'svg+xml', bytes: Uint8Array): string {
  return `data:image/${format};base64,${Buffer.from(bytes).toString('base64')}`
}
