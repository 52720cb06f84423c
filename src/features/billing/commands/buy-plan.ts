import { msg } from '@lingui/core/macro'
import { readAmount, subscribe } from '#contract/subscription.ts'
import { command } from '#engine/queue/command.ts'
import { cardAsking, planAsking } from '../facts/held-facts.ts'
import { lanesOf } from '../facts/held-lanes.ts'

/** Asked for without a network, it is sent once the person has confirmed it at an amount that is the same. */
export const buyPlanCommand = command({
  call: subscribe,
  words: msg`플랜 결제`,
  asks: {
    call: readAmount,
    input: ({ body: { idPlan, periodType } }) => ({ query: { idPlan, periodType } }),
    facts: ({ amount }) => ({ amount }),
    also: { plan: planAsking, card: cardAsking },
    replaces: lanesOf('plan'),
  },
})
