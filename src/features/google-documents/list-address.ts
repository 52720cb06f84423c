import type { GoogleDocument } from './reads/document-reads.ts'

/** Where a list is shown, or one document of it. */
export function listAddress(list: GoogleDocument['createdType'], id?: string) {
  const to =
    list === 'USER'
      ? ('/brand/assets/document/{-$id}' as const)
      : ('/brand/assets/document/brand/{-$id}' as const)
  return { to, params: { id } }
}
