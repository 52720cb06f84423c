import { mayCall } from '#contract/may-call.ts'
import { inviteMember } from '#contract/member.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { seatsRead } from '#kits/team/seats.ts'
import { whyNoInvitation } from './team-calls.ts'

/**
 * Whether the person can invite a member to the brand now: they are its owner or an admin, its plan has not ended and a
 * seat is free. False while that is not known, and for no brand.
 */
export function useMayInvite(brand: number | null): boolean {
  const role = useBrandRole(brand)
  const isManager = mayCall(inviteMember, role)
  const { data: seats } = useCachedRead(seatsRead, { brand: isManager ? brand : null, basis: role })
  return isManager && seats !== null && whyNoInvitation(seats) === null
}
