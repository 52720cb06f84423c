import { Trans, useLingui } from '@lingui/react/macro'
import { openPlanModal } from '#device/billing/plan-modal.ts'
import { levelOfPlan } from '#model/access/plan-levels.ts'
import { type PlanKey, planTitles } from '#model/access/plans.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'

/** Tells from which plan on something can be used. */
export default function SubscribeOnly({ plan, onClose }: { plan: PlanKey; onClose: () => void }) {
  const { t } = useLingui()
  const title = planTitles[plan]
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={t`구독하면 쓸 수 있어요`}
      closeLabel={t`닫기`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>닫기</Trans>
          </Button>
          <Button look="ink" onClick={() => openPlanModal({ level: levelOfPlan(plan) })}>
            <Trans>플랜 보러 가기</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>이 기능은 {title} 플랜부터예요.</Trans>
      </p>
    </Dialog>
  )
}
