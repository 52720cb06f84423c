import type { DocumentName } from '../documents/names.ts'
import { documentTraits } from '../documents/traits.ts'
import { type BrandRole, isAtLeast } from './roles.ts'

/** Who may write a document. Rights are by room: filtering single updates would break documents. */
export function mayWrite(role: BrandRole, document: DocumentName): boolean {
  return isAtLeast(role, documentTraits[document].writers)
}
