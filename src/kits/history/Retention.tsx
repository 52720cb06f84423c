import { Trans } from '@lingui/react/macro'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { useBrandPlan } from '#kits/commerce/useBrandPlan.ts'

/** Text that says how long versions are kept, by plan. While the plan is not known, an empty line of the same height. */
export function Retention({ brand }: { brand: BrandRef }) {
  const plan = useBrandPlan(brand)
  switch (plan) {
    case null:
      return '\u00a0'
    case 'PLUS':
      return <Trans>Plus 플랜에서는 지난 30일의 버전을 되돌릴 수 있어요</Trans>
    case 'BASIC':
      return <Trans>Basic 플랜에서는 지난 7일의 버전을 되돌릴 수 있어요</Trans>
    default:
      return <Trans>무료 플랜에서는 지난 하루의 버전을 되돌릴 수 있어요</Trans>
  }
}
