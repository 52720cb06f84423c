import { type BrandRole, isAtLeast } from '../access/roles.ts'
import { type DocumentName, traitsOf } from './names.ts'

/**
 * Whether a role may write a document. Rights are per document, because rejecting single updates of it would
 * leave gaps in the CRDT.
 */
export function mayWrite(role: BrandRole, document: DocumentName): boolean {
  return isAtLeast(role, traitsOf(document).writers)
}
