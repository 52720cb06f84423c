import type { StoredBrand } from '#engine/store/account-store.ts'
import { includesPlan } from '#model/access/plans.ts'
import { toBrandRole } from '#model/access/roles.ts'

/** What closing the account does to its brands, as far as this device knows. */
export interface Withdrawal {
  /** Names of owned brands whose subscription has to be cancelled first. */
  readonly subscribed: readonly string[]
  /** Names of brands that are deleted with the account. */
  readonly owned: readonly string[]
  /** Names of brands that remain without this member. */
  readonly left: readonly string[]
}

export function planWithdrawal(brands: readonly StoredBrand[]): Withdrawal {
  const isMine = ({ brandRole }: StoredBrand) => toBrandRole(brandRole) === 'BRAND_ROLE_OWNER'
  const names = (some: readonly StoredBrand[]) => some.map(({ name }) => name)
  const owned = brands.filter(isMine)
  return {
    subscribed: names(owned.filter(({ plan = 'FREE' }) => plan !== 'FREE' && includesPlan(plan, 'BASIC'))),
    owned: names(owned),
    left: names(brands.filter((brand) => !isMine(brand))),
  }
}
