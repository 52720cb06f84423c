import { findFont } from '#engine/fonts/find-font.ts'
import { openFonts } from '#scene/back-ends/open-fonts.ts'
import type { FontOf, OutlineFont } from '#scene/back-ends/place-glyphs.ts'
import type { Drawing, TextItem } from '#scene/list/drawing.ts'

export interface ExportFonts {
  fontsOf(item: TextItem): FontOf
  /** Slugs of families of which a part is not on this device and cannot be downloaded: their letters are drawn in another one. */
  readonly missing: readonly string[]
}

/** The fonts of drawings as outlines, from the slices that the page shows too. */
export async function openExportFonts(drawings: readonly Drawing[]): Promise<ExportFonts> {
  const missing = new Set<string>()
  const fontsOf = await openFonts(drawings, async (faces, letter) => {
    for (const [index, face] of faces.entries()) {
      try {
        return (await findFont(faces.slice(index), letter)) as OutlineFont | null
      } catch {
        missing.add(face.family.slug)
      }
    }
    return null
  })
  return { fontsOf, missing: [...missing] }
}
