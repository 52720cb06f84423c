import type { ColourRole } from '#model/colour/roles.ts'
import { guide } from '#model/documents/guide.ts'
import { contentOf } from './content.ts'

/** What a colour of the brand is called, by the step that asks for it: `loadWorkbook('visual')` comes before. */
export function colourWord(role: ColourRole): string {
  const { step, path } = guide.visual[role]
  return contentOf('workbook').steps[step ?? '']?.labels[path] ?? role
}
