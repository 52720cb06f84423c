import { msg } from '@lingui/core/macro'
import { readSubscription, subscribeFree } from '#contract/subscription.ts'
import { command } from '#engine/queue/command.ts'
import { planFacts } from '../facts/held-facts.ts'
import { lanesOf } from '../facts/held-lanes.ts'

/** On with the free plan after another one has ended. Whether the files fit, the server says when it is sent. */
export const goFreeCommand = command({
  call: subscribeFree,
  words: msg`무료로 바꾸기`,
  asks: {
    call: readSubscription,
    input: () => ({}),
    facts: planFacts,
    replaces: lanesOf('plan'),
  },
})
