import { Trans, useLingui } from '@lingui/react/macro'
import { openPlanModal } from '#device/billing/plan-modal.ts'
import { useBrandPlan } from '#device/store/useBrandPlan.ts'
import { useReadBrandRole } from '#device/store/useBrandRole.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { PlanFeatures } from './PlanFeatures.tsx'
import styles from './Plans.module.css'
import { usePlans } from './plans-read.ts'

/** What the next plan has, where somebody has reached a limit of theirs. */
export default function PlanPrompt({ idBrand, onClose }: { idBrand: number; onClose: () => void }) {
  const { t } = useLingui()
  const running = useBrandPlan(idBrand)
  const role = useReadBrandRole(idBrand)
  const isOwner = role === 'BRAND_ROLE_OWNER'
  const isMember = role !== undefined && !isOwner
  const { data, state } = usePlans()
  const next = data?._embedded.plans.find(
    ({ price, title }) => price > 0 && (running !== 'BASIC' || title === 'Plus'),
  )
  const title = next?.title ?? 'Basic'
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={t`${title}에서 더할 수 있는 것`}
      closeLabel={t`닫기`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>닫기</Trans>
          </Button>
          {isOwner && (
            <Button look="ink" onClick={() => openPlanModal(next ? { level: next.level } : {})}>
              <Trans>지금 구독하기</Trans>
            </Button>
          )}
        </>
      }
    >
      {next ? (
        <PlanFeatures plan={next} />
      ) : state.kind === 'failed' ? (
        <p className={styles.soft}>
          <Trans>플랜은 인터넷에 연결되면 보여요.</Trans>
        </p>
      ) : (
        <Skeleton lines={4} />
      )}
      {isMember && (
        <p className={styles.soft}>
          <Trans>플랜은 브랜드의 소유자가 바꿀 수 있어요.</Trans>
        </p>
      )}
    </Dialog>
  )
}
