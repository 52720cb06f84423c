import { headLength, mediaTypeOf } from '#engine/files/media-type.ts'
import { jpegFactsOf } from '#engine/pdf/jpeg-page.ts'
import { stripMetadata } from '#model/pictures/strip-metadata.ts'
import type { PictureBox } from '#scene/back-ends/picture-box.ts'
import { plainSvgSize } from '#scene/back-ends/plain-svg.ts'
import type { ColourMatrix } from '#scene/list/drawing.ts'
import type { PdfPicture } from '../pdf/pdf-pictures.ts'
import { decodePicture } from './decode-picture.ts'

const quality = 0.9

/**
 * A picture as a PDF holds it: a JPEG and a plain drawing as they are, others and those in other colours drawn again. Rejects where
 * it cannot be decoded.
 */
export async function pdfPicture(
  blob: Blob,
  box: PictureBox,
  colours: ColourMatrix | null,
): Promise<PdfPicture> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const type = mediaTypeOf(bytes.subarray(0, headLength))
  if (colours !== null) return drawAgain(blob, box, type === 'image/jpeg' ? 'jpg' : 'png', colours)
  if (type === 'image/jpeg' && isPrintable(bytes, box)) return { type: 'jpg', bytes }
  if (type === 'image/svg+xml') {
    const svg = new TextDecoder().decode(bytes)
    const size = plainSvgSize(svg)
    if (size) return { type: 'svg', svg, ...size }
  }
  return drawAgain(blob, box, type === 'image/jpeg' ? 'jpg' : 'png')
}

/** Whether readers show a JPEG upright and in its colours, and it has not far more pixels than it needs. */
function isPrintable(bytes: Uint8Array, box: PictureBox): boolean {
  const facts = jpegFactsOf(bytes)
  if (!facts || facts.width > 2 * box.width || facts.height > 2 * box.height) return false
  return stripMetadata(bytes, 'image/jpeg')?.orientation === 1
}

async function drawAgain(
  blob: Blob,
  box: PictureBox,
  type: 'jpg' | 'png',
  colours: ColourMatrix | null = null,
): Promise<PdfPicture> {
  const bitmap = await decodePicture(blob, box, colours)
  try {
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('this browser has no 2d canvas')
    context.drawImage(bitmap, 0, 0)
    const made = await canvas.convertToBlob({ type: type === 'jpg' ? 'image/jpeg' : 'image/png', quality })
    return { type, bytes: new Uint8Array(await made.arrayBuffer()) }
  } finally {
    bitmap.close()
  }
}
