import type { DocumentName } from '../documents/names.ts'
import { documentTraits } from '../documents/traits.ts'
import { type BrandRole, isAtLeast } from './roles.ts'

/**
 * Whether a role may write a document. Rights are per document, because rejecting single updates of it would
 * leave gaps in the CRDT.
 */
export function mayWrite(role: BrandRole, document: DocumentName): boolean {
  return isAtLeast(role, documentTraits[document].writers)
}
