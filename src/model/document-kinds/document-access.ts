import { type BrandRole, isAtLeast, readsOnly, writingRoles } from '../access/roles.ts'
import { mayWrite } from './may-write.ts'
import { type DocumentName, isOfMany, kindOf } from './names.ts'

export type DocumentAccess = 'none' | 'read' | 'write'

/** The rights of a document of which a brand has many. */
export interface DocumentRights {
  /** The account that made it, and may always write it unless its role only reads; null: no account may more than its role. */
  readonly owner: number | null
  /** The least role that may read it, and the least that may write it. What every member may read, a reader may too. */
  readonly readers: BrandRole
  readonly writers: BrandRole
}

/** What a member may do with a document. `rights`: those of its row; null: there is none, or it is in the trash. */
export function accessTo(
  name: DocumentName,
  member: { readonly id: number; readonly role: BrandRole },
  rights: DocumentRights | null,
): DocumentAccess {
  if (!isOfMany(kindOf(name))) return mayWrite(member.role, name) ? 'write' : 'read'
  if (rights === null) return 'none'
  const isOwner = member.id === rights.owner
  if (readsOnly(member.role)) return isOwner || rights.readers === 'BRAND_ROLE_MEMBER' ? 'read' : 'none'
  if (isOwner || isAtLeast(member.role, rights.writers)) return 'write'
  return isAtLeast(member.role, rights.readers) ? 'read' : 'none'
}

/** Who may share, trash and purge it: its owner unless their role only reads, and admins of the brand who may write it; without an owner all who may write it. */
export function managesDocument(
  member: { readonly id: number; readonly role: BrandRole },
  rights: DocumentRights,
): boolean {
  if (readsOnly(member.role)) return false
  if (member.id === rights.owner) return true
  const isTrusted = rights.owner === null || isAtLeast(member.role, 'BRAND_ROLE_ADMIN')
  return isTrusted && isAtLeast(member.role, rights.writers)
}

/** A role of a newer release gives rights to the owner of the brand alone. */
export function toNeededRole(text: string): BrandRole {
  return writingRoles.find((role) => role === text) ?? 'BRAND_ROLE_OWNER'
}
