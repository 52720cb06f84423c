import { Trans } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import Star from 'lucide-react/icons/star'
import { isPaidLevel } from '#contract/plan-features.ts'
import { Tag } from '#ui/controls/Tag.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './PlanCards.module.css'
import { PlanChoice } from './PlanChoice.tsx'
import { PlanPrice } from './PlanPrice.tsx'
import { usePlanLines } from './plan-lines.ts'
import type { DollarPlan, OnSale, Plan } from './plans.ts'

interface Props {
  plan: Plan
  /** The next smaller plan; undefined for the smallest. */
  below: Plan | undefined
  /** The same where it is sold in dollars. */
  dollars: DollarPlan | undefined
  onSale: OnSale
  isRecommended: boolean
  /** What its title is among the headings of the page. */
  titleAs: 'h2' | 'h3'
}

/** A plan: what it costs, the way to it, and what it adds to the plan before. */
export function PlanCard({ plan, below, dollars, onSale, isRecommended, titleAs: Title }: Props) {
  const linesOf = usePlanLines(onSale)
  const isPaid = isPaidLevel(plan.level)
  const smaller = below?.title
  const isChosen = plan.mostChosen || isRecommended
  return (
    <article className={styles.plan} {...(isChosen && { 'data-chosen': '' })}>
      <div className={styles.head}>
        <Title>{plan.title}</Title>
        {plan.mostChosen && (
          <Tag icon={<Icon of={Star} size="small" />}>
            <Trans>가장 많이 고르는</Trans>
          </Tag>
        )}
        {isRecommended && (
          <Tag>
            <Trans>추천</Trans>
          </Tag>
        )}
      </div>
      <PlanPrice plan={plan} dollars={dollars} isPaid={isPaid} />
      <PlanChoice plan={plan} isPaid={isPaid} isSelling={onSale.isSelling} isChosen={isChosen} />
      {smaller !== undefined && (
        <p className={styles.above}>
          <Trans>{smaller}의 모든 것에 더해</Trans>
        </p>
      )}
      <ul className={styles.features}>
        {linesOf(plan, below).map((line) => (
          <li key={line}>
            <Icon of={Check} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </article>
  )
}
