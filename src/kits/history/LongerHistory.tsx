import { Trans } from '@lingui/react/macro'
import { openPlanPrompt } from '#kits/commerce/plan-modal.ts'
import { useBrandPlan } from '#kits/commerce/useBrandPlan.ts'
import { includesPlan } from '#model/access/plans.ts'
import { Button } from '#ui/controls/Button.tsx'

/** Offers a plan that keeps versions for longer; nothing where there is none, or the plan is not known. */
export function LongerHistory({ brand }: { brand: number }) {
  const plan = useBrandPlan(brand)
  if (plan === null || includesPlan(plan, 'PLUS')) return null
  return (
    <Button onClick={openPlanPrompt}>
      <Trans>더 오래 보관하기</Trans>
    </Button>
  )
}
