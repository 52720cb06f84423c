import { Trans, useLingui } from '@lingui/react/macro'
import type { PlanChoice } from '#device/billing/plan-modal.ts'
import { useCachedRead } from '#device/reads/useCachedRead.ts'
import { useFailureWords } from '#device/words/useFailureWords.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { subscriptionRead } from '../billing-reads.ts'
import { PlanDialog } from './PlanDialog.tsx'
import styles from './Plans.module.css'
import { useDollarPlans, usePlans } from './plans-read.ts'

interface Props {
  idBrand: number
  choice: PlanChoice
  onClose: () => void
}

/** The choice of a plan: what each has, what it costs, and the button that buys it. */
export default function PlanModal({ idBrand, choice, onClose }: Props) {
  const { t } = useLingui()
  const failureWords = useFailureWords()
  const plans = usePlans()
  const inDollars = useDollarPlans().data?._embedded.plans ?? []
  const subscription = useCachedRead(subscriptionRead, { brand: idBrand })
  const [smallest, ...larger] = plans.data?._embedded.plans ?? []
  if (smallest && subscription.data) {
    return (
      <PlanDialog
        idBrand={idBrand}
        choice={choice}
        plans={[smallest, ...larger]}
        inDollars={inDollars}
        subscription={subscription.data}
        onClose={onClose}
      />
    )
  }
  const failed = [plans, subscription].find(({ state }) => state.kind === 'failed')?.state
  return (
    <Dialog isOpen onClose={onClose} size="xl" title={t`플랜 고르기`} closeLabel={t`닫기`}>
      {failed?.kind === 'failed' ? (
        <p className={styles.soft} role="status">
          {failed.why === 'offline' ? (
            <Trans>플랜은 인터넷에 연결되면 보여요.</Trans>
          ) : (
            failureWords(failed.failure)
          )}{' '}
          <Button
            size="small"
            onClick={() => {
              plans.reload()
              subscription.reload()
            }}
          >
            <Trans>다시 불러오기</Trans>
          </Button>
        </p>
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  )
}
