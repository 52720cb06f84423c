import { atDay, type Subscription } from './subscription.ts'

/*
 * The machine of subscriptions that are paid by card or came with a logo, written out: from which state which event
 * leads where, and what of the subscription it changes. Events are those of `subscription_event`.
 */

/** RESERVED: a year that goes on by month. CANCELLED: it runs until its period ends. PASS: the months of a logo. */
export type State = 'FREE' | 'PASS' | 'ACTIVE' | 'RESERVED' | 'CANCELLED' | 'PAST_DUE' | 'EXPIRED'

type Field = keyof Subscription
type Edge = `${State} ${string} ${State}`

/** All of it may be another one. */
const anything = null
const cancelling = ['cancelAtEnd', 'pendingPeriod', 'pendingPrice', 'endReason'] as const
const goingOn = ['cancelAtEnd', 'endReason'] as const
const reserving = ['pendingPeriod', 'pendingPrice'] as const
/** A higher plan, for the rest of the period or for a new one. */
const upgraded = [
  'planKey',
  'renewPrice',
  'pendingPrice',
  'periodType',
  'anchor',
  'periodStart',
  'periodEnd',
  'nextGrant',
] as const
const grace = ['phase', 'graceUntil'] as const
const ended = ['phase', 'graceUntil', 'nextGrant', ...cancelling] as const

export const edges: Readonly<Partial<Record<Edge, readonly Field[] | null>>> = {
  // A payment of a plan.
  'FREE SUBSCRIBE ACTIVE': anything,
  'EXPIRED SUBSCRIBE ACTIVE': anything,
  'PASS SUBSCRIBE ACTIVE': anything,
  'ACTIVE UPGRADE ACTIVE': upgraded,
  'RESERVED UPGRADE RESERVED': upgraded,
  'ACTIVE PERIOD ACTIVE': upgraded,
  // It was cancelled while the result of the payment was not known.
  'CANCELLED UPGRADE CANCELLED': upgraded,
  'CANCELLED PERIOD CANCELLED': upgraded,
  // A logo that was paid.
  'FREE PASS PASS': anything,
  'EXPIRED PASS PASS': anything,
  // What its owner decides.
  'ACTIVE CHANGED CANCELLED': cancelling,
  'RESERVED CHANGED CANCELLED': cancelling,
  'CANCELLED CHANGED ACTIVE': goingOn,
  'CANCELLED CHANGED RESERVED': goingOn,
  'ACTIVE CHANGED RESERVED': reserving,
  'RESERVED CHANGED RESERVED': reserving,
  'RESERVED CHANGED ACTIVE': reserving,
  'ACTIVE CHANGED ACTIVE': reserving,
  'PAST_DUE CHANGED EXPIRED': ended,
  'EXPIRED CHANGED FREE': anything,
  // The end of a period.
  'ACTIVE RENEW ACTIVE': [...upgraded, ...reserving],
  'RESERVED RENEW ACTIVE': [...upgraded, ...reserving],
  'PAST_DUE RENEW ACTIVE': [...upgraded, ...reserving, ...grace],
  'ACTIVE PAST_DUE PAST_DUE': grace,
  'RESERVED PAST_DUE PAST_DUE': grace,
  'CANCELLED EXPIRED EXPIRED': ended,
  'PASS EXPIRED EXPIRED': ended,
  'PAST_DUE EXPIRED EXPIRED': ended,
  // Its higher price was not agreed to, or it was paid at the sandbox and money is real by now.
  'ACTIVE EXPIRED EXPIRED': ended,
  'RESERVED EXPIRED EXPIRED': ended,
  // The credits of a month.
  'ACTIVE CREDITS ACTIVE': ['nextGrant'],
  'RESERVED CREDITS RESERVED': ['nextGrant'],
  'CANCELLED CREDITS CANCELLED': ['nextGrant'],
  // A refund: what was before the order comes back, or nothing does.
  'ACTIVE REFUNDED ACTIVE': anything,
  'ACTIVE REFUNDED PASS': anything,
  'ACTIVE REFUNDED EXPIRED': ended,
  'RESERVED REFUNDED RESERVED': anything,
  'RESERVED REFUNDED ACTIVE': anything,
  'RESERVED REFUNDED PASS': anything,
  'RESERVED REFUNDED EXPIRED': ended,
  'CANCELLED REFUNDED CANCELLED': anything,
  'CANCELLED REFUNDED PASS': anything,
  'CANCELLED REFUNDED EXPIRED': ended,
  'PASS REFUNDED EXPIRED': ended,
}

/** Rejects what is no state at all. */
export function stateOf(subscription: Subscription): State {
  const { phase, source, cancelAtEnd, pendingPeriod, periodStart, periodEnd, graceUntil } = subscription
  const isOdd =
    source === 'LEMON' ||
    (phase === 'PAST_DUE') !== (graceUntil !== null) ||
    ((phase === 'ACTIVE' || phase === 'PAST_DUE') &&
      !(periodStart && periodEnd && periodStart < periodEnd)) ||
    (phase !== 'ACTIVE' && cancelAtEnd) ||
    (phase === 'ACTIVE' && source === 'PASS' && !cancelAtEnd)
  if (isOdd) throw new Error(`${JSON.stringify(subscription)} is no state of the machine`)
  if (phase !== 'ACTIVE') return phase
  if (source === 'PASS') return 'PASS'
  return cancelAtEnd ? 'CANCELLED' : pendingPeriod ? 'RESERVED' : 'ACTIVE'
}

/** Of a step on a day. A purchase finds that what ends that day has ended, also before the job has written it. */
export function edgeOf(before: Subscription, event: string, after: Subscription, day: string): Edge {
  const from = event === 'SUBSCRIBE' ? atDay(before, day) : before
  return `${stateOf(from)} ${event} ${stateOf(after)}`
}

/** Why a step is none of the machine; null: it is one. */
export function findWrongStep(
  before: Subscription,
  event: string,
  after: Subscription,
  day: string,
): string | null {
  const edge = edgeOf(before, event, after, day)
  const mayChange = edges[edge]
  if (mayChange === undefined) return `${edge} is no edge`
  const changed = (Object.keys(after) as Field[]).filter((field) => after[field] !== before[field])
  const wrong = mayChange === null ? [] : changed.filter((field) => !mayChange.includes(field))
  return wrong.length > 0 ? `${edge} changes ${wrong.join(', ')}` : null
}
