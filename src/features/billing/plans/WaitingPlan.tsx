import { Trans } from '@lingui/react/macro'
import { useWatched } from '#engine/watch/useWatched.ts'
import { planDialogs } from '#kits/commerce/plan-modal.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { usePlanOfAddress } from './usePlanOfAddress.ts'
import styles from './WaitingPlan.module.css'

/** Among the brands: the plan that was chosen on the public site waits for one of them. */
export default function WaitingPlan() {
  usePlanOfAddress()
  if (useWatched(planDialogs)?.name !== 'plans') return null
  return (
    <div className={styles.waiting}>
      <Banner look="box">
        <Trans>고른 플랜은 그대로 있어요. 브랜드를 열거나 새로 만들면 이어서 보여 드릴게요.</Trans>
      </Banner>
    </div>
  )
}
