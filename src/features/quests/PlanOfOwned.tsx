import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { openBrand } from '#engine/identity/session.ts'
import { useBrands } from '#engine/store/brands.ts'
import { openPlanModal } from '#kits/commerce/plan-modal.ts'
import { levelOfPlan } from '#model/access/plan-levels.ts'
import { Button } from '#ui/controls/Button.tsx'

/** Opens the plans over the brand that the account owns already. `onLeave` keeps what was typed for the new one. */
export default function PlanOfOwned({ onLeave }: { onLeave: () => void }) {
  const navigate = useNavigate()
  const owned = useBrands()?.find(({ brandRole }) => brandRole === 'BRAND_ROLE_OWNER')
  if (!owned) return null
  const { id, name } = owned
  async function openPlans(): Promise<void> {
    onLeave()
    openBrand(id)
    openPlanModal({ level: levelOfPlan('BASIC') })
    await navigate({ to: '/brand' })
  }
  return (
    <p>
      <Button onClick={() => void openPlans()}>
        <Trans>{name} 플랜 보기</Trans>
      </Button>
    </p>
  )
}
