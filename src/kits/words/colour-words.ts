import type { ColourRole } from '#model/colour/roles.ts'
import { guide } from '#model/documents/guide.ts'
import { contentOf } from './content.ts'

/** The name of a colour of the brand. Needs `loadWorkbook('visual')`. */
export function colourWord(role: ColourRole): string {
  const { step, path } = guide.visual[role]
  return contentOf('workbook').steps[step ?? '']?.labels[path] ?? role
}
