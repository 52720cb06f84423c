import type { DocumentKind, DocumentName } from '../document-kinds/names.ts'
import { fieldsOf } from './documents.ts'
import type { TakenList } from './taken.ts'

/** Where a document notes what was taken from suggestions into its texts; null where it has no such list. */
export function takenListOf(document: DocumentName | DocumentKind): TakenList | null {
  const field = fieldsOf(document).find(({ about }) => about === 'suggestion')
  return field === undefined ? null : (field as unknown as TakenList)
}
