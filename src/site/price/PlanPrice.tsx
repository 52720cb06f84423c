import { Trans } from '@lingui/react/macro'
import { moneyWords } from '#model/money/money-words.ts'
import { savingOfYear } from '#model/money/saving-of-year.ts'
import { useSite } from '../page/site-context.ts'
import styles from './PlanCards.module.css'
import type { DollarPlan, Plan } from './plans.ts'

interface Props {
  plan: Plan
  dollars: DollarPlan | undefined
  isPaid: boolean
}

/** What a plan costs a month and, where the year is chosen above the plans, a year. Readers of another language see dollars too. */
export function PlanPrice({ plan, dollars, isPaid }: Props) {
  const { language } = useSite()
  const won = (amount: number) => moneyWords(language, amount, 'KRW')
  const saving = savingOfYear(plan)
  const inDollars = language !== 'ko' && dollars && dollars.price > 0 ? dollars.price : null
  if (!isPaid)
    return (
      <div>
        <p className={styles.price}>{won(0)}</p>
        <p className={styles.year}>
          <Trans>기한 없이</Trans>
        </p>
      </div>
    )
  return (
    <>
      <div data-period="MONTHLY">
        <p className={styles.price}>
          <Trans>
            {won(plan.price)} <small>/ 월</small>
          </Trans>
        </p>
        <p className={styles.year}>
          <Trans>연간 {won(plan.priceOfYear)}</Trans>
          {inDollars !== null && (
            <>
              {' · '}
              <Trans>달러로는 한 달에 {moneyWords(language, inDollars, 'USD')}</Trans>
            </>
          )}
        </p>
      </div>
      <div data-period="YEARLY">
        <p className={styles.price}>
          <Trans>
            {won(plan.priceOfYear)} <small>/ 년</small>
          </Trans>
        </p>
        <p className={styles.year}>{saving > 0 && <Trans>1년에 {won(saving)} 아껴요</Trans>}</p>
      </div>
    </>
  )
}
