import { designLimits } from '#model/documents/design-limits.ts'
import { cutText } from '#model/text/cut-text.ts'

/** The title under which a design is stored: as long as the server takes it, without halves of letters. */
export function designTitle(given: string): string {
  return cutText(given, designLimits.title).toWellFormed()
}
