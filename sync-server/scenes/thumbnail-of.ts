import sharp from 'sharp'
import { facesOf } from '#scene/back-ends/faces-of.ts'
import { svgText } from '#scene/back-ends/svg-text.ts'
import type { Drawing } from '#scene/list/drawing.ts'
import { openFontsOf, type SceneFonts } from './open-fonts.ts'

/** px of the longest side. */
export const thumbnailSide = 480

/**
 * The picture of a page as WebP, its longer side 480 px. `addresses`: data URLs of its pictures by their keys, of which those that
 * are missing are left out. `fonts`: those that it was laid out with; without them they are opened.
 */
export async function thumbnailOf(
  drawing: Drawing,
  addresses: ReadonlyMap<string, string>,
  fonts?: SceneFonts,
): Promise<Buffer> {
  const scale = thumbnailSide / Math.max(drawing.width, drawing.height)
  const { outline } = fonts ?? (await openFontsOf(facesOf([drawing])))
  const host = { outline, picture: (key: string) => addresses.get(key) ?? null }
  const svg = svgText(drawing, host, { width: drawing.width * scale })
  return sharp(Buffer.from(svg), { unlimited: true }).webp({ quality: 82, effort: 2 }).toBuffer()
}
