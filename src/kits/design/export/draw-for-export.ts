import { layOutWithFonts } from '#scene/back-ends/draw-with-fonts.ts'
import type { Body } from '#scene/body/body.ts'
import { drawPage } from '#scene/draw-page.ts'
import type { Dress } from '#scene/dress/dress.ts'
import type { Drawing, SceneFace } from '#scene/list/drawing.ts'
import { hanLanguage } from '../scene/han-language.ts'
import { pageFonts } from '../scene/shared-fonts.ts'

export interface ExportDrawings {
  /** One for each page. */
  readonly drawings: readonly Drawing[]
  /** Faces that are not whole on this device, and cannot be downloaded now: their letters are drawn in another one. */
  readonly missing: readonly SceneFace[]
}

/**
 * The pages of a design as files have them: what has nothing to show is left out. Rejects for a page beyond the limits, and as
 * `betweenPages` does, which is waited for after each page.
 */
export async function drawForExport(
  body: Body,
  dress: Dress,
  betweenPages: () => Promise<void> = () => Promise.resolve(),
): Promise<ExportDrawings> {
  const fonts = pageFonts()
  // What could not be loaded for the screen may be there by now.
  fonts.retry()
  const options = { isForExport: true, language: hanLanguage() }
  const drawings: Drawing[] = []
  const missing: SceneFace[] = []
  for (const page of body.pages) {
    const layout = await layOutWithFonts((book) => drawPage(page, body, dress, book, options), fonts)
    drawings.push(layout.drawing)
    missing.push(...fonts.missingOf(layout.asked))
    await betweenPages()
  }
  return { drawings, missing }
}
