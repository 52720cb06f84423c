import { useFirstContent } from '../browser/first-content.ts'
import { type BrandRef, isLocal } from '../identity/brand-ref.ts'
import { membersRead } from './members.ts'
import { useCachedRead } from './useCachedRead.ts'

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
