import { Trans } from '@lingui/react/macro'
import type { PremiumOffer } from './usePremiumOffer.ts'

/** From which plan on, and what that costs a month. */
export function PremiumPrice({ offer: { title, price } }: { offer: PremiumOffer }) {
  return price === null ? (
    <Trans>{title}부터 쓸 수 있어요</Trans>
  ) : (
    <Trans>
      {title} 플랜, 한 달 {price}
    </Trans>
  )
}
