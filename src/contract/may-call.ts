import { type BrandRole, isAtLeast } from '#model/access/roles.ts'
import type { BrandCall } from './call.ts'

/** Whether the server lets a member of a role make a call; false while the role is unknown. */
export function mayCall({ access }: BrandCall, role: BrandRole | null): boolean {
  return role !== null && isAtLeast(role, access)
}
