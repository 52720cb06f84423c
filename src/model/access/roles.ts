/** From most to fewest rights. An unknown role of a newer server counts as a member. */
export const brandRoles = [
  'BRAND_ROLE_OWNER',
  'BRAND_ROLE_ADMIN',
  'BRAND_ROLE_DESIGNER',
  'BRAND_ROLE_MEMBER',
] as const

export type BrandRole = (typeof brandRoles)[number]

export function toBrandRole(role: string): BrandRole {
  return (brandRoles as readonly string[]).includes(role) ? (role as BrandRole) : 'BRAND_ROLE_MEMBER'
}

export function isAtLeast(role: BrandRole, needed: BrandRole): boolean {
  return brandRoles.indexOf(role) <= brandRoles.indexOf(needed)
}

/** Whether a role manages another: the owner manages everybody else, an admin designers and members only. */
export function manages(role: BrandRole, target: BrandRole): boolean {
  if (target === 'BRAND_ROLE_OWNER') return false
  return (
    role === 'BRAND_ROLE_OWNER' || (role === 'BRAND_ROLE_ADMIN' && !isAtLeast(target, 'BRAND_ROLE_ADMIN'))
  )
}
