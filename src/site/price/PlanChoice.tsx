import { Trans } from '@lingui/react/macro'
import { buttonClass } from '#ui/controls/button-class.ts'
import { appAddresses, planAddress } from '../page/app-addresses.ts'
import styles from './PlanCards.module.css'
import type { Plan } from './plans.ts'

interface Props {
  plan: Plan
  isPaid: boolean
  isSelling: boolean
  /** Its button is the main one; where nothing is sold that of the free plan is. */
  isChosen: boolean
}

/** The way into a plan, with the chosen period; of the free one the first question. */
export function PlanChoice({ plan: { level, title }, isPaid, isSelling, isChosen }: Props) {
  if (!isPaid)
    return (
      <a
        href={appAddresses.start}
        className={buttonClass({ look: isSelling ? 'line' : 'ink', size: 'large', isBlock: true })}
      >
        <Trans>무료로 시작하기</Trans>
      </a>
    )
  if (!isSelling)
    return (
      <p className={styles.soon}>
        <Trans>여기에서는 아직 결제를 받지 않아요</Trans>
      </p>
    )
  return (['MONTHLY', 'YEARLY'] as const).map((period) => (
    <span key={period} data-period={period}>
      <a
        href={planAddress(level, period)}
        className={buttonClass({ look: isChosen ? 'ink' : 'line', size: 'large', isBlock: true })}
      >
        <Trans>{title} 고르기</Trans>
      </a>
    </span>
  ))
}
