import { hasFeature } from '#contract/plan-features.ts'
import { usePlans } from '#kits/commerce/plans-read.ts'
import { useMoneyWords } from '#kits/commerce/useMoneyWords.ts'
import { levelOfPlan } from '#model/access/plan-levels.ts'
import { planTitles } from '#model/access/plans.ts'
import { usePremiumCount } from './usePremiumCount.ts'

/** What it takes to have premium templates. */
export interface PremiumOffer {
  /** Of the smallest plan that has them. */
  readonly title: string
  readonly level: number
  /** What that costs a month, in words; null while this device does not know it. */
  readonly price: string | null
  /** How many premium templates come with it; null while this device does not know it. */
  readonly count: number | null
}

/** `isAsked`: false where nothing is locked, so that nothing is asked of the server. */
export function usePremiumOffer(isAsked = true): PremiumOffer {
  const money = useMoneyWords()
  const count = usePremiumCount(isAsked)
  const plans = usePlans(isAsked).data?._embedded.plans ?? []
  const plan = plans.find(({ level }) => hasFeature(level, 'premium'))
  if (!plan) return { title: planTitles.BASIC, level: levelOfPlan('BASIC'), price: null, count }
  const price = plan.price > 0 ? money(plan.price, plan.currency) : null
  return { title: plan.title, level: plan.level, price, count }
}
