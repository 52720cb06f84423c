import sharp from 'sharp'
import { facesOf, picturesOf } from '#scene/back-ends/faces-of.ts'
import { pictureBox } from '#scene/back-ends/picture-box.ts'
import { svgText } from '#scene/back-ends/svg-text.ts'
import type { Drawing } from '#scene/list/drawing.ts'
import { openFontsOf, type SceneFonts } from './open-fonts.ts'
import { smallPicture } from './small-picture.ts'

/** px of the longest side. */
const side = 480

export interface StoredPictures {
  /** The brand, as for `drawingProcess`. */
  readonly owner: string
  /** Bytes of a picture by its key; null where it is not stored. */
  read(key: string): Promise<Uint8Array | null>
}

/**
 * The picture of a page as WebP, its longer side 480 px. Pictures that are missing or cannot be decoded are left out. `fonts`: those
 * that it was laid out with; without them they are opened.
 */
export async function thumbnailOf(
  drawing: Drawing,
  pictures: StoredPictures,
  fonts?: SceneFonts,
): Promise<Buffer> {
  const scale = side / Math.max(drawing.width, drawing.height)
  const addresses = new Map<string, string>()
  const adding = picturesOf([drawing]).map(async (key) => {
    const bytes = await pictures.read(key)
    const box = pictureBox([drawing], key, scale)
    const address = bytes && (await smallPicture(bytes, box, pictures.owner).catch(() => null))
    if (address) addresses.set(key, address)
  })
  const [{ outline }] = await Promise.all([fonts ?? openFontsOf(facesOf([drawing])), ...adding])
  const host = { outline, picture: (key: string) => addresses.get(key) ?? null }
  const svg = svgText(drawing, host, { width: drawing.width * scale })
  return sharp(Buffer.from(svg), { unlimited: true }).webp({ quality: 82, effort: 2 }).toBuffer()
}
