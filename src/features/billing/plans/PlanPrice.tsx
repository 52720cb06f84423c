import { Trans } from '@lingui/react/macro'
import { useMoneyWords } from '#device/words/useMoneyWords.ts'
import { savingOfYear } from '#model/money/saving-of-year.ts'
import { type PeriodType, priceOf } from '#model/money/subscription.ts'
import { PlanFeatures } from './PlanFeatures.tsx'
import styles from './Plans.module.css'
import type { PlanOnSale } from './plans-read.ts'

/** The full price of a plan, and what it has. */
export function PlanPrice({ plan, periodType }: { plan: PlanOnSale; periodType: PeriodType }) {
  const won = useMoneyWords()
  const price = won(priceOf(plan, periodType))
  const saving = periodType === 'YEARLY' ? savingOfYear(plan) : 0
  const saved = won(saving)
  return (
    <>
      <p className={styles.price}>
        <b>{price}</b>{' '}
        <small>
          {plan.price === 0 ? (
            <Trans>기한 없이</Trans>
          ) : periodType === 'YEARLY' ? (
            <Trans>/ 년</Trans>
          ) : (
            <Trans>/ 월</Trans>
          )}
        </small>
      </p>
      {saving > 0 && (
        <p className={styles.saving}>
          <Trans>1년에 {saved} 아껴요</Trans>
        </p>
      )}
      <PlanFeatures plan={plan} />
    </>
  )
}
