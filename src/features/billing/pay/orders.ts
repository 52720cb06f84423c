import type { AnswerOf, Call, InputOf } from '#contract/call.ts'
import { accumulateCredit } from '#contract/credit.ts'
import { payLogo } from '#contract/logo.ts'
import { changePeriod, subscribe } from '#contract/subscription.ts'

export type Outcome = AnswerOf<typeof accumulateCredit>

/** Of the orders of a brand in one lane at most one is open. */
export type Lane = 'plan' | 'credit' | 'logo'

/** What is ordered, as it is kept on the device: the name of its call and what that takes. */
export interface Order {
  readonly name: OrderName
  readonly input: { readonly body: object }
}

interface OrderCall {
  readonly call: Call
  readonly lane: Lane
  /** null: nothing had to be paid. */
  readonly outcomeOf: (answer: unknown) => Outcome | null
}

const itself = (answer: unknown) => answer as Outcome

/** The calls that take money from a card, by their names. */
export const orderCalls = {
  'credit.accumulate': { call: accumulateCredit, lane: 'credit', outcomeOf: itself },
  'logo.pay': { call: payLogo, lane: 'logo', outcomeOf: itself },
  'subscription.subscribe': { call: subscribe, lane: 'plan', outcomeOf: itself },
  'subscription.changePeriod': {
    call: changePeriod,
    lane: 'plan',
    outcomeOf: (answer) => (answer as AnswerOf<typeof changePeriod>).order,
  },
} as const satisfies Record<string, OrderCall>

export type OrderName = keyof typeof orderCalls

export const creditOrder = (body: InputOf<typeof accumulateCredit>['body']): Order => ({
  name: 'credit.accumulate',
  input: { body },
})

/** Buys a plan, a higher one, or a renewal that was refused. */
export const planOrder = (body: InputOf<typeof subscribe>['body']): Order => ({
  name: 'subscription.subscribe',
  input: { body },
})

export const periodOrder = (body: InputOf<typeof changePeriod>['body']): Order => ({
  name: 'subscription.changePeriod',
  input: { body },
})

/** A logo by a designer, with its options and the brief. */
export const logoOrder = (body: InputOf<typeof payLogo>['body']): Order => ({
  name: 'logo.pay',
  input: { body },
})

export function isSameOrder(a: Order, b: Order): boolean {
  return a.name === b.name && toText(a) === toText(b)
}

/** Independent of the order of the properties; what is absent is left out. */
function toText({ input: { body } }: Order): string {
  return JSON.stringify(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1)))
}
