import { Trans, useLingui } from '@lingui/react/macro'
import { isPaidLevel } from '#contract/plan-features.ts'
import { numberFormat } from '#model/language/formatters.ts'
import { worksFor } from '#model/tasks/credit-works.ts'
import { useSite } from '../page/site-context.ts'
import type { Plan, Work } from './plans.ts'

interface Props {
  /** In KRW. */
  plans: readonly Plan[]
  /** The price list of the desk. */
  works: readonly Work[]
  /** Credits for a picture by a model; 0: none is made. */
  pictureCredit: number
}

/** What the credits of a month buy, by examples of the prices that this server takes. */
export function CreditWorks({ plans, works, pictureCredit }: Props) {
  return plans
    .filter(({ level }) => isPaidLevel(level))
    .map((plan) => <OfPlan key={plan.level} plan={plan} works={works} pictureCredit={pictureCredit} />)
}

function OfPlan({ plan: { title, credit }, works, pictureCredit }: Omit<Props, 'plans'> & { plan: Plan }) {
  const { t } = useLingui()
  const { language } = useSite()
  const { format } = numberFormat(language, {})
  const count = pictureCredit > 0 ? Math.floor(credit / pictureCredit) : 0
  const pictures = format(count)
  const names = worksFor(works, credit).map(({ product: { name }, times }) =>
    times === 1 ? name : `${name} × ${format(times)}`,
  )
  const all = count > 0 ? [...names, t`AI 그림 ${pictures}장`] : names
  if (all.length === 0) return null
  const examples = new Intl.ListFormat(language, { type: 'disjunction' }).format(all)
  const amount = format(credit)
  return (
    <>
      {' '}
      <Trans>
        {title}의 {amount} 크레딧으로 할 수 있는 일: {examples}.
      </Trans>
    </>
  )
}
