import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useReadBrandRole } from '#engine/store/useBrandRole.ts'
import { openPlanModal } from '#kits/commerce/plan-modal.ts'
import { levelOfPlan } from '#model/access/plan-levels.ts'
import { type PlanKey, planTitles } from '#model/access/plans.ts'
import { Button } from '#ui/controls/Button.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Note } from '#ui/Text.tsx'

interface Props {
  idBrand: number
  plan: PlanKey
  onClose: () => void
}

/** Tells from which plan on something can be used, and leads to the plans and to the plan that runs. */
export default function SubscribeOnly({ idBrand, plan, onClose }: Props) {
  const { t } = useLingui()
  const role = useReadBrandRole(idBrand)
  const isOwner = role === 'BRAND_ROLE_OWNER'
  const isMember = role !== undefined && !isOwner
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
          {isOwner && (
            <Button look="ink" onClick={() => openPlanModal({ level: levelOfPlan(plan) })}>
              <Trans>플랜 보러 가기</Trans>
            </Button>
          )}
        </>
      }
    >
      <p>
        <Trans>{title}부터 쓸 수 있어요.</Trans>{' '}
        {isMember && <Trans>플랜은 브랜드의 소유자가 바꿀 수 있어요.</Trans>}
      </p>
      <Note>
        <Link to="/brand/setting/payment" className={linkClass} onClick={onClose}>
          <Trans>지금 쓰는 플랜과 결제 보기</Trans>
        </Link>
      </Note>
    </Dialog>
  )
}
