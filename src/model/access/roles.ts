/** From most to fewest rights: those that may write. A document or folder names one of them as the least that it asks for. */
export const writingRoles = [
  'BRAND_ROLE_OWNER',
  'BRAND_ROLE_ADMIN',
  'BRAND_ROLE_DESIGNER',
  'BRAND_ROLE_MEMBER',
] as const

/** The last one reads what every member reads, downloads it, and writes nothing of the brand. */
export const brandRoles = [...writingRoles, 'BRAND_ROLE_READER'] as const

export type BrandRole = (typeof brandRoles)[number]

/**
 * An unknown role of a newer server counts as a member. So devices of earlier releases take a reader for one, and offer what
 * the server then refuses: the relay answers `READ_ONLY` to an update and the outbox holds a refused command, so that
 * nothing typed there is lost.
 */
export function toBrandRole(role: string): BrandRole {
  return (brandRoles as readonly string[]).includes(role) ? (role as BrandRole) : 'BRAND_ROLE_MEMBER'
}

export function isAtLeast(role: BrandRole, needed: BrandRole): boolean {
  return brandRoles.indexOf(role) <= brandRoles.indexOf(needed)
}

/** Whether it may write nothing of a brand, not even what it made itself while it had another role. */
export function readsOnly(role: BrandRole): boolean {
  return role === 'BRAND_ROLE_READER'
}

/** Whether a role manages another: the owner manages everybody else, an admin those below admins only. */
export function manages(role: BrandRole, target: BrandRole): boolean {
  if (target === 'BRAND_ROLE_OWNER') return false
  return (
    role === 'BRAND_ROLE_OWNER' || (role === 'BRAND_ROLE_ADMIN' && !isAtLeast(target, 'BRAND_ROLE_ADMIN'))
  )
}
