import { openFonts } from '#scene/back-ends/open-fonts.ts'
import { outlineRun } from '#scene/back-ends/outline-run.ts'
import type { Drawing, TextItem } from '#scene/list/drawing.ts'
import { findFont } from '#server/fonts/letters.ts'

/** Opens the font files that a drawing needs; answers its runs as path data. Letters that no offered font has are left out. */
export async function openOutlines(drawing: Drawing): Promise<(item: TextItem) => string> {
  const fontsOf = await openFonts([drawing], (faces, letter) =>
    findFont(
      faces.map(({ family, weight }) => ({ slug: family.slug, weight })),
      letter,
    ),
  )
  return (item) => outlineRun(item, fontsOf(item))
}
