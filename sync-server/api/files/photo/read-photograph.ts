import { Refusal } from '#server/http/refusal.ts'
import { type Picture, readPicture } from '../picture.ts'

const mostPixels = 40_000_000

/** A picture that came from elsewhere, by its content: one of pixels, and not of too many. */
export async function readPhotograph(bytes: Buffer): Promise<Picture> {
  const picture = await readPicture(bytes)
  const { type, width, height } = picture
  if (type === 'image/svg+xml' || (width ?? 0) * (height ?? 0) > mostPixels) {
    throw new Refusal('UNSUPPORTED_TYPE')
  }
  return picture
}
