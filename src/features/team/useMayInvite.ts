import { seatsRead } from '#device/reads/seats.ts'
import { useCachedRead } from '#device/reads/useCachedRead.ts'
import { useBrandRole } from '#device/store/useBrandRole.ts'
import { isAtLeast } from '#model/access/roles.ts'
import { whyNoInvitation } from './team-calls.ts'

/**
 * Whether the person can invite a member to the brand now: they are its owner or an admin, its plan has not ended and a
 * seat is free. False while that is not known, and for no brand.
 */
export function useMayInvite(brand: number | null): boolean {
  const role = useBrandRole(brand)
  const isManager = role !== null && isAtLeast(role, 'BRAND_ROLE_ADMIN')
  const { data: seats } = useCachedRead(seatsRead, { brand: isManager ? brand : null, basis: role })
  return isManager && seats !== null && whyNoInvitation(seats) === null
}
