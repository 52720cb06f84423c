import { mainDocument } from '#model/document-kinds/names.ts'
import { defineBackgroundTask } from '../background-task.ts'

/** Keeps for offline use the fonts that a first visit loaded before the worker took over. */
export const keepShownFonts = defineBackgroundTask('page', async () => {
  const { keepShownFonts: keep } = await import('#engine/fonts/keep-shown-fonts.ts')
  await keep()
})

/** Downloads the fonts that the brand chose. */
export const keepBrandFonts = defineBackgroundTask('document', async (document) => {
  if (document.name !== mainDocument) return
  const [{ keepFonts }, { guide }] = await Promise.all([
    import('#engine/fonts/keep-fonts.ts'),
    import('#model/documents/guide.ts'),
  ])
  const { korMain, korSub, engMain, engSub } = guide.visual
  return keepFonts(document, [korMain, korSub, engMain, engSub])
})

/** Downloads a font for the Han characters of a document. */
export const keepHanFonts = defineBackgroundTask('document', async (document) => {
  const { keepHan } = await import('#engine/fonts/keep-han.ts')
  return keepHan(document)
})
