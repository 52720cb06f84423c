import type { DocumentKind } from '#model/document-kinds/names.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'

/** Where a document notes what was taken from suggestions into its texts; null where it has no such list. */
export function takenListOf(document: DocumentKind) {
  if (document === 'guide') return guide.suggestions.taken
  return document === 'strategy' ? strategy.strategySuggestions.taken : null
}
