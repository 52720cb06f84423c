import { msg } from '@lingui/core/macro'
import { listPayMethods, setDefaultPayMethod } from '#contract/payment.ts'
import { command } from '#engine/queue/command.ts'
import type { PayMethod } from '../billing-reads.ts'
import { cardFacts, firstCardFacts } from '../facts/held-facts.ts'
import { lanesOf } from '../facts/held-lanes.ts'

/** Another card becomes the one that is charged: both have to be what they were. */
export const defaultCardCommand = command({
  call: setDefaultPayMethod,
  words: msg`기본 카드 바꾸기`,
  asks: {
    call: listPayMethods,
    input: () => ({}),
    facts: ({ _embedded: { payMethods } }, { params: { idPayMethod } }) =>
      defaultCardFacts(payMethods, Number(idPayMethod)),
    replaces: lanesOf('card'),
  },
})

export function defaultCardFacts(cards: readonly PayMethod[], idPayMethod: number) {
  return { ...cardFacts(cards, idPayMethod), ...firstCardFacts(cards) }
}
