import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { Text } from '#ui/Text.tsx'
import { PlanCard } from './PlanCard.tsx'
import styles from './PlanCards.module.css'
import { type DollarPlan, monthsSaved, type OnSale, type Plan, plansIn } from './plans.ts'

interface Props {
  plans: readonly Plan[]
  /** Those that are sold in dollars. */
  inDollars: readonly DollarPlan[]
  onSale: OnSale
  titleAs?: 'h2' | 'h3'
}

/**
 * The plans beside each other, in KRW, by the month or by the year. Both prices are on the page; the style sheet shows those of the
 * chosen period, so that it needs no script.
 */
export function PlanCards({ plans, inDollars, onSale, titleAs = 'h3' }: Props) {
  const { t } = useLingui()
  const inWon = plansIn(plans, 'KRW')
  const hasYears = inWon.some(({ priceOfYear }) => priceOfYear > 0)
  const saved = monthsSaved(inWon)
  // Until enough brands have chosen one, the middle one is ours to recommend.
  const recommended = inWon.some(({ mostChosen }) => mostChosen) ? -1 : Math.floor(inWon.length / 2)
  return (
    <div className={styles.cards}>
      {hasYears && (
        <div className={styles.period}>
          <Segmented
            label={t`결제 주기`}
            options={[
              { value: 'MONTHLY', label: t`월간` },
              { value: 'YEARLY', label: t`연간` },
            ]}
            value="MONTHLY"
            onChoose={() => {}}
          />
          <Text as="span" tone="soft" size="small">
            {saved > 0 ? (
              <Plural value={saved} other="연간으로 내면 #개월 치를 아껴요" />
            ) : (
              <Trans>연간으로 내면 더 저렴해요</Trans>
            )}
          </Text>
        </div>
      )}
      <div className={styles.plans}>
        {inWon.map((plan, at) => (
          <PlanCard
            key={plan.level}
            plan={plan}
            below={inWon[at - 1]}
            dollars={inDollars.find(({ level }) => level === plan.level)}
            onSale={onSale}
            isRecommended={at === recommended}
            titleAs={titleAs}
          />
        ))}
      </div>
    </div>
  )
}
