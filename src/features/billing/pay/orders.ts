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
  /** What the button said, in won: the button that sends it again says the same. */
  readonly cost?: number
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

export const creditOrder = (body: InputOf<typeof accumulateCredit>['body'], cost?: number): Order =>
  order('credit.accumulate', body, cost)

/** Buys a plan, a higher one, or a renewal that was refused. */
export const planOrder = (body: InputOf<typeof subscribe>['body'], cost?: number): Order =>
  order('subscription.subscribe', body, cost)

export const periodOrder = (body: InputOf<typeof changePeriod>['body'], cost?: number): Order =>
  order('subscription.changePeriod', body, cost)

/** A logo by a designer, with its options and the brief. */
export const logoOrder = (body: InputOf<typeof payLogo>['body'], cost?: number): Order =>
  order('logo.pay', body, cost)

/** `cost` absent: nothing is charged at once, or it is not known. */
export const order = (name: OrderName, body: object, cost?: number): Order => ({
  name,
  input: { body },
  ...(cost !== undefined && { cost }),
})

export function isSameOrder(a: Order, b: Order): boolean {
  return a.name === b.name && toText(a) === toText(b)
}

/** Independent of the order of the properties; what is absent is left out. */
function toText({ input: { body } }: Order): string {
  return JSON.stringify(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1)))
}
