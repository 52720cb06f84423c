import { msg } from '@lingui/core/macro'
import { changePeriod, readAmount, readSubscription } from '#contract/subscription.ts'
import { command } from '#engine/queue/command.ts'
import { firstCardAsking, planAsking, priceFacts } from '../facts/held-facts.ts'
import { lanesOf } from '../facts/held-lanes.ts'

/** From a month to a year, which is paid today with the card that is charged first. */
export const payYearCommand = command({
  call: changePeriod,
  words: msg`결제 주기 바꾸기`,
  lane: () => 'subscription.payYear',
  asks: {
    call: readAmount,
    input: ({ body: { idPlan, periodType } }) => ({ query: { idPlan, periodType } }),
    facts: ({ amount }) => ({ amount }),
    also: { plan: planAsking, card: firstCardAsking },
    replaces: lanesOf('plan'),
  },
})

/** From a year to a month once the year is over, and back. Nothing is paid today. */
export const changePeriodCommand = command({
  call: changePeriod,
  words: msg`결제 주기 바꾸기`,
  asks: {
    call: readSubscription,
    input: () => ({}),
    facts: priceFacts,
    replaces: lanesOf('plan'),
  },
})
