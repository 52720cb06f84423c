import { msg } from '@lingui/core/macro'
import { cancelSubscription, readSubscription, withdrawCancel } from '#contract/subscription.ts'
import { command } from '#engine/queue/command.ts'
import { planFacts, priceFacts } from '../facts/held-facts.ts'
import { lanesOf } from '../facts/held-lanes.ts'

/** A plan that was renewed or changed meanwhile is not cancelled by it. */
export const cancelPlanCommand = command({
  call: cancelSubscription,
  words: msg`구독 해지`,
  asks: {
    call: readSubscription,
    input: () => ({}),
    facts: planFacts,
    replaces: lanesOf('plan'),
  },
})

/** The plan goes on, so that what its next period costs has to be the same. */
export const undoCancelCommand = command({
  call: withdrawCancel,
  words: msg`해지 취소`,
  asks: {
    call: readSubscription,
    input: () => ({}),
    facts: priceFacts,
    replaces: lanesOf('plan'),
  },
})
