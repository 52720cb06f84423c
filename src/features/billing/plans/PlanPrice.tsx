import { Trans } from '@lingui/react/macro'
import type { PlanOnSale } from '#kits/commerce/plans-read.ts'
import { useMoneyWords } from '#kits/commerce/useMoneyWords.ts'
import { savingOfYear } from '#model/money/saving-of-year.ts'
import { type PeriodType, priceOf } from '#model/money/subscription.ts'
import { PlanFeatures } from './PlanFeatures.tsx'
import styles from './Plans.module.css'
import { isFreePlan } from './plan-row.ts'

/** The full price of a plan, and what it has. */
export function PlanPrice({ plan, periodType }: { plan: PlanOnSale; periodType: PeriodType }) {
  const won = useMoneyWords()
  const price = won(priceOf(plan, periodType), plan.currency)
  const isFree = isFreePlan(plan)
  const saving = periodType === 'YEARLY' && plan.currency === 'KRW' ? savingOfYear(plan) : 0
  const saved = won(saving)
  return (
    <>
      <p className={styles.price}>
        {/* Without a price in the list, the checkout of Lemon Squeezy says it. */}
        {isFree || plan.price > 0 ? (
          <b>{price}</b>
        ) : (
          <b>
            <Trans>결제 창에서 확인</Trans>
          </b>
        )}{' '}
        <small>
          {isFree ? (
            <Trans>기한 없이</Trans>
          ) : plan.price === 0 ? null : periodType === 'YEARLY' ? (
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
