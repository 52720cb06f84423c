import type { TextItem } from '../list/drawing.ts'
import { type FontOf, placeGlyphs } from './place-glyphs.ts'

/** Path data of a run of text, with its baseline beginning at 0, 0. '' where it has no ink. */
export function outlineRun(item: TextItem, fontOf: FontOf): string {
  return placeGlyphs(item, fontOf)
    .filter(({ glyph }) => glyph.path.commands.length > 0)
    .map(({ font, glyph, x, y }) => {
      const scale = item.size / font.unitsPerEm
      return glyph.path.scale(scale, -scale).translate(x, -y).toSVG()
    })
    .join('')
}
