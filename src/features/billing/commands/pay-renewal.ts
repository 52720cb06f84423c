import { msg } from '@lingui/core/macro'
import { readSubscription, subscribe } from '#contract/subscription.ts'
import { command } from '#engine/queue/command.ts'
import { cardAsking, priceFacts } from '../facts/held-facts.ts'
import { lanesOf } from '../facts/held-lanes.ts'

/** The payment of a renewal that was refused. Its amount is that of the subscription, and it has to be due still. */
export const payRenewalCommand = command({
  call: subscribe,
  words: msg`플랜 결제`,
  lane: () => 'subscription.renewal',
  asks: {
    call: readSubscription,
    input: () => ({}),
    facts: priceFacts,
    also: { card: cardAsking },
    replaces: lanesOf('plan'),
  },
})
