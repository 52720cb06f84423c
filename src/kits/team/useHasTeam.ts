import { useFirstContent } from '#engine/browser/first-content.ts'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { membersRead } from './members.ts'

/**
 * Whether more than one person has joined the brand, from the list that this device keeps. Approvals are shown only
 * then. False while it is not known.
 */
export function useHasTeam(brand: BrandRef): boolean {
  const { data } = useCachedRead(membersRead, {
    brand: isLocal(brand) ? null : brand,
    isAsked: useFirstContent(),
  })
  return (data?.filter(({ state }) => state === 'JOINED').length ?? 0) > 1
}
