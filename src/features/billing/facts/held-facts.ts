import { listPayMethods } from '#contract/payment.ts'
import { readSubscription } from '#contract/subscription.ts'
import { asking } from '#engine/queue/command.ts'
import type { PayMethod, Subscription } from '../billing-reads.ts'

/** What an owner relies on who changes the plan: another one, another period, a renewal or a cancellation voids it. */
export function planFacts({ phase, source, plan, periodType, ...now }: Subscription) {
  const { pendingPeriod, cancelAtEnd, periodEndDate } = now
  return { phase, source, idPlan: plan.idPlan, periodType, pendingPeriod, cancelAtEnd, periodEndDate }
}

/** The same with what the next payments cost. */
export function priceFacts(now: Subscription) {
  const { price, priceOfYear } = now.plan
  return { ...planFacts(now), price, priceOfYear, due: now.phase === 'PAST_DUE' ? now.nextAmount : null }
}

/** Whether a card is there that can be charged. */
export function cardFacts(cards: readonly PayMethod[], idPayMethod: number) {
  return { canPay: cards.some((card) => card.idPayMethod === idPayMethod && !card.isLost) }
}

/** Which card is charged first. */
export function firstCardFacts(cards: readonly PayMethod[]) {
  return { first: cards[0]?.idPayMethod ?? null }
}

export const planAsking = asking({ call: readSubscription, input: () => ({}), facts: planFacts })

type WithCard = { readonly body: { readonly idPayMethod: number } }

export const cardAsking = asking({
  call: listPayMethods,
  input: () => ({}),
  facts: ({ _embedded: { payMethods } }, input) =>
    cardFacts(payMethods, (input as unknown as WithCard).body.idPayMethod),
})

/** A change of the period that costs something is charged to the first card. */
export const firstCardAsking = asking({
  call: listPayMethods,
  input: () => ({}),
  facts: ({ _embedded: { payMethods } }) => firstCardFacts(payMethods),
})
