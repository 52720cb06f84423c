import { Trans, useLingui } from '@lingui/react/macro'
import { useReadBrandRole } from '#engine/store/useBrandRole.ts'
import { openPlanModal } from '#kits/commerce/plan-modal.ts'
import { usePlans } from '#kits/commerce/plans-read.ts'
import { useBrandPlan } from '#kits/commerce/useBrandPlan.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Note } from '#ui/Text.tsx'
import { PlanFeatures } from './PlanFeatures.tsx'

/** What the next plan has, where the brand has reached a limit. */
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
        <Note>
          <Trans>플랜은 인터넷에 연결되면 보여요.</Trans>
        </Note>
      ) : (
        <Skeleton lines={4} />
      )}
      {isMember && (
        <Note>
          <Trans>플랜은 브랜드의 소유자가 바꿀 수 있어요.</Trans>
        </Note>
      )}
    </Dialog>
  )
}
