import { headLength, mediaTypeOf } from '#engine/files/media-type.ts'
import type { PictureBox } from '#scene/back-ends/picture-box.ts'
import type { ColourMatrix } from '#scene/list/drawing.ts'
import { recoloured } from './recoloured.ts'

/** A picture with more pixels than this many times what it needs is made smaller. */
const mostTimes = 2

/**
 * The pixels of a picture file, upright, as many as its box needs, and in other colours where they are given. Rejects where this
 * browser cannot decode it.
 */
export async function decodePicture(
  blob: Blob,
  box: PictureBox,
  colours: ColourMatrix | null = null,
): Promise<ImageBitmap> {
  const bitmap = await decode(blob, box)
  if (colours === null) return bitmap
  try {
    return (await recoloured(bitmap, colours)).transferToImageBitmap()
  } finally {
    bitmap.close()
  }
}

async function decode(blob: Blob, box: PictureBox): Promise<ImageBitmap> {
  const type = mediaTypeOf(new Uint8Array(await blob.slice(0, headLength).arrayBuffer()))
  if (type === 'image/svg+xml') return drawSvg(blob, box)
  const whole = await createImageBitmap(blob)
  if (whole.width <= box.width * mostTimes && whole.height <= box.height * mostTimes) return whole
  const scale = Math.max(box.width / whole.width, box.height / whole.height)
  if (scale >= 1) return whole
  try {
    return await createImageBitmap(whole, {
      resizeWidth: Math.max(1, Math.round(whole.width * scale)),
      resizeHeight: Math.max(1, Math.round(whole.height * scale)),
      resizeQuality: 'high',
    })
  } finally {
    whole.close()
  }
}

/** A drawing as large as its box. In an image element it runs no script and loads nothing. */
async function drawSvg(blob: Blob, { width, height }: PictureBox): Promise<ImageBitmap> {
  const url = URL.createObjectURL(new Blob([blob], { type: 'image/svg+xml' }))
  try {
    const image = new Image(width, height)
    image.src = url
    await image.decode()
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('this browser has no 2d canvas')
    context.drawImage(image, 0, 0, width, height)
    return canvas.transferToImageBitmap()
  } finally {
    URL.revokeObjectURL(url)
  }
}
