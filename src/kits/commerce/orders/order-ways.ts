import type { OrderWay } from './order-process.ts'
import { twoMinutes } from './pauses.ts'

type IsSame<Order> = OrderWay<Order>['isSame']

const dayMs = 86_400_000

/** With a card of the brand: the key is kept for a week, and the number asks for the result. */
export function byCard<Order>(isSame: IsSame<Order>): OrderWay<Order> {
  return {
    kind: 'key',
    sendAgainAfterMs: twoMinutes,
    askAfterMs: twoMinutes,
    asksByKey: false,
    tellsLater: false,
    staysStored: false,
    storedForMs: 7 * dayMs,
    isSame,
  }
}

/** The same of what no other page shows to be paid, such as a logo. */
export function byCardToldLater<Order>(isSame: IsSame<Order>): OrderWay<Order> {
  return { ...byCard(isSame), tellsLater: true }
}

/** By a payment link, which is one order: stored in the tab, and asked for by its key too. */
export const byLink: OrderWay<null> = {
  ...byCard<null>(() => true),
  asksByKey: true,
  staysStored: true,
  storedForMs: Number.POSITIVE_INFINITY,
}

/**
 * In a window of Lemon Squeezy, which keeps it open for a day. It tells nothing, so the plan is asked for during ten minutes; a
 * refused order begins nothing, and is pressed again.
 */
export const byCheckout: OrderWay<number> = {
  kind: 'page',
  sendAgainAfterMs: [],
  askAfterMs: [0, ...Array<number>(12).fill(5_000), ...Array<number>(36).fill(15_000)],
  asksByKey: false,
  tellsLater: false,
  staysStored: false,
  storedForMs: dayMs,
  isSame: () => false,
}

/** At PayPal, in place of this page. The address to which the payer comes back has the token that asks for the result. */
export function byPaypal<Order>(isSame: IsSame<Order>): OrderWay<Order> {
  return { ...byCard(isSame), kind: 'page', sendAgainAfterMs: [], askAfterMs: [0, ...twoMinutes] }
}
