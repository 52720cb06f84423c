import { layOutWithFonts } from '#scene/back-ends/draw-with-fonts.ts'
import type { Body } from '#scene/body/body.ts'
import { type InspectedDrawing, inspectPage } from '#scene/draw-page.ts'
import type { Dress } from '#scene/dress/dress.ts'
import type { Drawing, SceneFace } from '#scene/list/drawing.ts'
import { hanLanguage } from '../scene/han-language.ts'
import { pageFonts } from '../scene/shared-fonts.ts'

interface ExportDrawings<Drawn extends Drawing = Drawing> {
  /** One for each page. */
  readonly drawings: readonly Drawn[]
  /** Faces that are not whole on this device, and cannot be downloaded now: their letters are drawn in another one. */
  readonly missing: readonly SceneFace[]
}

/**
 * The pages of a design as files have them: what has nothing to show is left out. Rejects for a page beyond the limits.
 */
export async function drawForExport(body: Body, dress: Dress): Promise<ExportDrawings> {
  const { drawings, missing } = await inspectForExport(body, dress)
  return { drawings: drawings.map(({ texts: _, ...drawing }) => drawing), missing }
}

/** The same, with what checks ask of texts. Rejects as `betweenPages` does, too, which is waited for after each page. */
export async function inspectForExport(
  body: Body,
  dress: Dress,
  betweenPages: () => Promise<void> = () => Promise.resolve(),
): Promise<ExportDrawings<InspectedDrawing>> {
  const fonts = pageFonts()
  // What could not be loaded for the screen may be there by now.
  fonts.retry()
  const options = { isForExport: true, language: hanLanguage() }
  const drawings: InspectedDrawing[] = []
  const missing: SceneFace[] = []
  for (const page of body.pages) {
    const layout = await layOutWithFonts((book) => inspectPage(page, body, dress, book, options), fonts)
    drawings.push(layout.drawing)
    missing.push(...fonts.missingOf(layout.asked))
    await betweenPages()
  }
  return { drawings, missing }
}
