import { msg } from '@lingui/core/macro'
import { accumulateCredit, listCreditPlans } from '#contract/credit.ts'
import { command } from '#engine/queue/command.ts'
import { cardAsking } from '../facts/held-facts.ts'

/** Asked for without a network, it is sent once the person has confirmed it at prices that are the same. */
export const buyCreditsCommand = command({
  call: accumulateCredit,
  words: msg`크레딧 충전`,
  asks: {
    call: listCreditPlans,
    input: () => ({ query: {} }),
    facts: ({ _embedded: { creditPlans } }) => creditFacts(creditPlans),
    also: { card: cardAsking },
  },
})

interface Priced {
  readonly idCreditPlan: number
  readonly credit: number
  readonly price: number
}

/** What the person agrees to: the prices of all that is on sale. */
export function creditFacts(plans: readonly Priced[]): readonly (readonly [number, number, number])[] {
  return plans.map(({ idCreditPlan, credit, price }) => [idCreditPlan, credit, price] as const)
}
