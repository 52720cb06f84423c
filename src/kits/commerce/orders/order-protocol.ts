import { computeAgeMs } from '#model/time/stored-time.ts'
import type {
  OrderAnswer,
  OrderEffect,
  OrderEvent,
  OrderProcess,
  OrderQuestion,
  OrderResult,
  OrderStage,
  OrderStatus,
  OrderWay,
  Press,
  ShownAt,
  StoredOrder,
} from './order-process.ts'

/*
 * An order from the press of a button to its end, whichever way it is paid:
 *
 *     idle ──press──▶ reading ──▶ sending ──────────────▶ paid, failed, changed
 *                                │ │   ▲
 *                  no answer ┌───┘ │   │ pressed again, with the same key
 *                            ▼     │   │
 *                        repeating ──▶ lost
 *                                  │
 *            ┌─────────────────────┤
 *            │                     ▼ a page of the provider
 *            │                  showing ──▶ away: this page is left
 *            │                     │   └──▶ blocked ──opened──┐
 *            │ not known yet       ▼                          │
 *            └─────────────────▶ checking ◀───────────────────┘ ──▶ paid, failed
 *                                  │ ▲
 *                                  ▼ │ again
 *                             late, unread
 *
 * After a reload `restoring` finds what is stored, and goes on at `checking` where it has a number, else at `lost`. An order is
 * stored before its money can be taken and until its result is known, so whatever is pressed after a lost answer, a reload or in
 * another tab has the same idempotency key.
 *
 * Decides only: what is to be done is in the effects, and comes back as events.
 */

interface OrderStep<Order, Outcome> {
  readonly process: OrderProcess<Order, Outcome>
  readonly effects: readonly OrderEffect<Order, Outcome>[]
}

export const newOrderProcess = {
  stage: { kind: 'idle' },
  stored: null,
  round: 0,
  pauses: 0,
  screens: 0,
} as const satisfies OrderProcess<never, never>

/** Whether a press is on its way to the server or to the provider’s page, so that another one is ignored. */
export function isUnderWay({ kind }: OrderStage<unknown, unknown>): boolean {
  return kind === 'reading' || kind === 'sending' || kind === 'verifying' || kind === 'showing'
}

/** The next state of an order. The same process where the event changes nothing. */
export function nextOrder<Order, Outcome>(
  process: OrderProcess<Order, Outcome>,
  event: OrderEvent<Order, Outcome>,
  way: OrderWay<Order>,
): OrderStep<Order, Outcome> {
  const none = { process, effects: [] }
  const { stage } = process
  if ('round' in event && event.round !== process.round) return none
  switch (event.kind) {
    case 'attached': {
      const shown = way.tellsLater ? process : withoutResult(process)
      return restore({ ...shown, screens: shown.screens + 1 })
    }
    case 'detached': {
      const left = withoutResult(process)
      return { process: { ...left, screens: left.screens - 1 }, effects: [] }
    }
    case 'restore':
      return restore(process)
    case 'restored':
      if (stage.kind !== 'idle' && stage.kind !== 'restoring') return none
      return learn({ ...begin(process, { kind: 'restoring' }), stored: event.stored }, event.status, way)
    case 'press':
      return mayPress(stage, way) ? press(process, event, way) : none
    case 'read':
      return read(process, event, way)
    case 'answered':
      return stage.kind === 'sending' || stage.kind === 'repeating'
        ? answer(process, event.answer, way)
        : none
    case 'shown':
      return stage.kind === 'showing' ? shown(process, event.where, way) : none
    case 'opened':
      return stage.kind === 'blocked' ? check(begin(process, stage), stage.ref, way) : none
    case 'waited':
      return waited(process)
    case 'asked':
      return learn(process, event.status, way)
    case 'again':
      return again(process, way)
    case 'forget':
      return forget(process, way)
    case 'left':
      return isResult(stage)
        ? none
        : { process: begin(process, { kind: 'idle' }), effects: closing(process, way) }
  }
}

function restore<Order, Outcome>(process: OrderProcess<Order, Outcome>): OrderStep<Order, Outcome> {
  if (process.stage.kind !== 'idle') return { process, effects: [] }
  return { process: begin(process, { kind: 'restoring' }), effects: [{ kind: 'read' }] }
}

/** While a page may be paid no other is begun; an order with a key can be sent again until it is paid. */
function mayPress<Order>(stage: OrderStage<Order, unknown>, { kind, staysStored }: OrderWay<Order>): boolean {
  if (stage.kind === 'paid' && staysStored) return false
  if (['idle', 'restoring', 'lost', 'unread'].includes(stage.kind) || isResult(stage)) return true
  return kind === 'key' && (stage.kind === 'repeating' || stage.kind === 'late')
}

function press<Order, Outcome>(
  process: OrderProcess<Order, Outcome>,
  event: OrderEvent<Order, Outcome> & { readonly kind: 'press' },
  way: OrderWay<Order>,
): OrderStep<Order, Outcome> {
  const { order, key, at, held } = event
  if (way.kind === 'key') {
    const reading = { kind: 'reading', press: { order, key, at, held } } as const
    return { process: begin(process, reading), effects: [{ kind: 'read' }] }
  }
  // Without an answer the same key has the same page.
  const { stored: known } = process
  const isKnown = known !== null && known.ref === null && way.isSame(known.order, order)
  const stored = isKnown ? known : { key, order, at, ref: null }
  return {
    process: { ...begin(process, { kind: 'sending', mayBeThere: isKnown }), stored },
    effects: [{ kind: 'open' }, { kind: 'send', stored, mayBeThere: isKnown }],
  }
}

function read<Order, Outcome>(
  process: OrderProcess<Order, Outcome>,
  event: OrderEvent<Order, Outcome> & { readonly kind: 'read' },
  way: OrderWay<Order>,
): OrderStep<Order, Outcome> {
  const { stage } = process
  if (stage.kind !== 'restoring' && stage.kind !== 'reading') return { process, effects: [] }
  const press = stage.kind === 'reading' ? stage.press : null
  const storedOrder = event.stored ?? process.stored
  const isOver = storedOrder !== null && computeAgeMs(storedOrder.at, event.now) > way.storedForMs
  if (storedOrder === null || isOver) {
    const begun = press === null ? nothing(process) : sendNew(process, press)
    const ending = [{ kind: 'drop' }, { kind: 'tell', end: { kind: 'expired' } }] as const
    return isOver ? { process: begun.process, effects: [...ending, ...begun.effects] } : begun
  }
  const known = { ...process, stored: storedOrder }
  if (press === null)
    return stage.kind === 'reading' && storedOrder.ref === null
      ? send(known, storedOrder, true)
      : goOn(known, storedOrder, way)
  // Another order, or one that may be paid by now, is gone on with instead.
  const isOther = !way.isSame(storedOrder.order, press.order) || (way.staysStored && storedOrder.ref !== null)
  return isOther ? goOn(known, storedOrder, way) : released(send(known, storedOrder, true), press)
}

function nothing<Order, Outcome>(process: OrderProcess<Order, Outcome>): OrderStep<Order, Outcome> {
  return { process: { ...process, stage: { kind: 'idle' }, stored: null }, effects: [] }
}

/** Its key is stored before it leaves. */
function sendNew<Order, Outcome>(
  process: OrderProcess<Order, Outcome>,
  press: Press<Order>,
): OrderStep<Order, Outcome> {
  const { order, key, at } = press
  const stored = { key, order, at, ref: null }
  const step = released(send({ ...process, stored }, stored, false), press)
  return { process: step.process, effects: [{ kind: 'store', stored }, ...step.effects] }
}

/** What was held is not held any more: it is stored by now. */
function released<Order, Outcome>(
  { process, effects }: OrderStep<Order, Outcome>,
  { held }: Press<Order>,
): OrderStep<Order, Outcome> {
  return held === null ? { process, effects } : { process, effects: [{ kind: 'release', held }, ...effects] }
}

/** With what was begun before: its number leads to its result. */
function goOn<Order, Outcome>(
  process: OrderProcess<Order, Outcome>,
  { key, ref }: StoredOrder<Order>,
  way: OrderWay<Order>,
): OrderStep<Order, Outcome> {
  if (ref !== null) return check(process, ref, way)
  if (way.asksByKey)
    return { process: { ...process, stage: { kind: 'restoring' } }, effects: [{ kind: 'ask', by: { key } }] }
  return { process: { ...process, stage: { kind: 'lost' } }, effects: [] }
}

function send<Order, Outcome>(
  process: OrderProcess<Order, Outcome>,
  stored: StoredOrder<Order>,
  mayBeThere: boolean,
): OrderStep<Order, Outcome> {
  return {
    process: { ...process, stage: { kind: 'sending', mayBeThere }, pauses: 0 },
    effects: [{ kind: 'send', stored, mayBeThere }],
  }
}

function answer<Order, Outcome>(
  process: OrderProcess<Order, Outcome>,
  given: OrderAnswer<Outcome>,
  way: OrderWay<Order>,
): OrderStep<Order, Outcome> {
  const { stored, stage, pauses } = process
  if (stored === null) return { process, effects: [] }
  const after = stage.kind === 'repeating' ? ('repeating' as const) : ('sending' as const)
  const verify = (refusal: OrderResult<Outcome> | null, by: OrderQuestion): OrderStep<Order, Outcome> => ({
    process: { ...process, stage: { kind: 'verifying', refusal, after } },
    effects: [{ kind: 'ask', by }],
  })
  switch (given.kind) {
    case 'none': {
      const ms = way.sendAgainAfterMs[pauses]
      if (ms === undefined)
        return { process: { ...process, stage: { kind: 'lost' } }, effects: closing(process, way) }
      // The same object, so that nothing is shown anew.
      const repeating = stage.kind === 'repeating' ? stage : ({ kind: 'repeating' } as const)
      return {
        process: { ...process, stage: repeating, pauses: pauses + 1 },
        effects: [{ kind: 'wait', ms }],
      }
    }
    case 'refused': {
      const refusal = { kind: 'failed', message: null, failure: given.failure } as const
      const mayBeThere = stage.kind === 'repeating' || (stage.kind === 'sending' && stage.mayBeThere)
      if (mayBeThere && way.asksByKey) return verify(refusal, { key: stored.key })
      return end(process, refusal, null, way)
    }
    case 'changed':
      return end(process, given, null, way)
    case 'open': {
      const other = check({ ...process, stored: null }, given.ref, way)
      return { process: other.process, effects: [{ kind: 'drop' }, ...other.effects] }
    }
    case 'unknown':
      return checkStored(process, given.ref, way)
    case 'receiptMissing': {
      const known = { ...stored, ref: given.ref }
      const asking = verify(null, { ref: given.ref })
      return {
        process: { ...asking.process, stored: known },
        effects: [{ kind: 'store', stored: known }, ...asking.effects],
      }
    }
    case 'page': {
      const known = { ...stored, ref: given.url }
      return {
        process: { ...process, stored: known, stage: { kind: 'showing' } },
        effects: [
          { kind: 'store', stored: known },
          { kind: 'show', url: given.url },
        ],
      }
    }
    case 'paid':
      return end(process, { kind: 'paid', outcome: given.outcome }, given.ref, way)
    case 'failed':
      return end(process, { kind: 'failed', message: given.message, failure: null }, given.ref, way)
  }
}

function shown<Order, Outcome>(
  process: OrderProcess<Order, Outcome>,
  where: ShownAt,
  way: OrderWay<Order>,
): OrderStep<Order, Outcome> {
  const ref = process.stored?.ref
  if (ref === undefined || ref === null) return { process, effects: [] }
  if (where === 'window') return check(process, ref, way)
  const stage = where === 'here' ? ({ kind: 'away' } as const) : ({ kind: 'blocked', ref } as const)
  return { process: { ...process, stage }, effects: [] }
}

function checkStored<Order, Outcome>(
  process: OrderProcess<Order, Outcome>,
  ref: string,
  way: OrderWay<Order>,
): OrderStep<Order, Outcome> {
  if (process.stored === null || process.stored.ref === ref) return check(process, ref, way)
  const stored = { ...process.stored, ref }
  const { process: checking, effects } = check({ ...process, stored }, ref, way)
  return { process: checking, effects: [{ kind: 'store', stored }, ...effects] }
}

function check<Order, Outcome>(
  process: OrderProcess<Order, Outcome>,
  ref: string,
  way: OrderWay<Order>,
): OrderStep<Order, Outcome> {
  return askNext({ ...process, stage: { kind: 'checking', ref }, pauses: 0 }, ref, way)
}

function askNext<Order, Outcome>(
  process: OrderProcess<Order, Outcome>,
  ref: string,
  { askAfterMs }: OrderWay<Order>,
): OrderStep<Order, Outcome> {
  const { pauses } = process
  const ms = askAfterMs[pauses]
  if (ms === undefined) return { process: { ...process, stage: { kind: 'late', ref } }, effects: [] }
  const asking = ms === 0 ? ({ kind: 'ask', by: { ref } } as const) : ({ kind: 'wait', ms } as const)
  return { process: { ...process, pauses: pauses + 1 }, effects: [asking] }
}

function waited<Order, Outcome>(process: OrderProcess<Order, Outcome>): OrderStep<Order, Outcome> {
  const { stage, stored } = process
  if (stage.kind === 'checking') return { process, effects: [{ kind: 'ask', by: { ref: stage.ref } }] }
  if (stage.kind === 'repeating' && stored !== null)
    return { process, effects: [{ kind: 'send', stored, mayBeThere: true }] }
  return { process, effects: [] }
}

/** What the server says of an order that was begun. */
function learn<Order, Outcome>(
  process: OrderProcess<Order, Outcome>,
  status: OrderStatus<Outcome>,
  way: OrderWay<Order>,
): OrderStep<Order, Outcome> {
  const { stage, stored } = process
  if (stage.kind === 'checking') {
    const { ref } = stage
    if (status.kind === 'unread')
      return { process: begin(process, { kind: 'unread', ref, failure: status.failure }), effects: [] }
    if (status.kind === 'none' || status.kind === 'unknown') return askNext(process, ref, way)
    return end(process, resultOf(status), ref, way)
  }
  if (stage.kind !== 'restoring' && stage.kind !== 'verifying') return { process, effects: [] }
  const reported = 'ref' in status ? status.ref : undefined
  const ref = reported ?? stored?.ref ?? null
  if (status.kind === 'paid') return end(process, resultOf(status), ref, way)
  if (status.kind === 'unknown' && ref !== null) return checkStored(process, ref, way)
  if (stage.kind === 'verifying') {
    if (stage.refusal === null && ref !== null) return checkStored(process, ref, way)
    const isKnown = status.kind === 'none' || status.kind === 'failed'
    if (isKnown && stage.refusal !== null) return end(process, stage.refusal, null, way)
  } else if (status.kind === 'failed') return end(process, resultOf(status), ref, way)
  else if (stored === null || (status.kind === 'none' && stored.ref !== null)) {
    const dropping = stored === null ? [] : [{ kind: 'drop' as const }]
    return { process: { ...process, stage: { kind: 'idle' }, stored: null }, effects: dropping }
  }
  return { process: { ...process, stage: { kind: 'lost' } }, effects: [] }
}

function resultOf<Outcome>(
  status: OrderStatus<Outcome> & { readonly kind: 'paid' | 'failed' },
): OrderResult<Outcome> {
  return status.kind === 'paid'
    ? { kind: 'paid', outcome: status.outcome }
    : { kind: 'failed', message: status.message, failure: null }
}

function again<Order, Outcome>(
  process: OrderProcess<Order, Outcome>,
  way: OrderWay<Order>,
): OrderStep<Order, Outcome> {
  const { stage } = process
  switch (stage.kind) {
    case 'lost':
    case 'repeating':
      return { process: begin(process, { kind: 'reading', press: null }), effects: [{ kind: 'read' }] }
    case 'late':
    case 'unread':
      return check(begin(process, stage), stage.ref, way)
    // The payer comes back from the provider’s page: it is asked at once.
    case 'checking':
      return way.kind === 'page' ? check(begin(process, stage), stage.ref, way) : { process, effects: [] }
    default:
      return { process, effects: [] }
  }
}

/** It is not sent again. What the server has taken already stays paid. */
function forget<Order, Outcome>(
  process: OrderProcess<Order, Outcome>,
  way: OrderWay<Order>,
): OrderStep<Order, Outcome> {
  return {
    process: { ...begin(process, { kind: 'idle' }), stored: null },
    effects: [...closing(process, way), { kind: 'drop' }, { kind: 'tell', end: { kind: 'cancelled' } }],
  }
}

/** The window that was opened for a page, where there will be none. */
function closing<Order, Outcome>(
  { stage }: OrderProcess<Order, Outcome>,
  { kind }: OrderWay<Order>,
): readonly OrderEffect<Order, Outcome>[] {
  return kind === 'page' && stage.kind === 'sending' ? [{ kind: 'close' }] : []
}

/** `ref`: by what a later page can ask for the same result. */
function end<Order, Outcome>(
  process: OrderProcess<Order, Outcome>,
  result: OrderResult<Outcome>,
  ref: string | null,
  way: OrderWay<Order>,
): OrderStep<Order, Outcome> {
  const { stored, screens } = process
  const known = stored !== null && ref !== null ? { ...stored, ref } : null
  if (known !== null && screens === 0 && way.tellsLater)
    return {
      process: { ...begin(process, { kind: 'idle' }), stored: known },
      effects: [
        { kind: 'store', stored: known },
        { kind: 'tell', end: { kind: 'unseen' } },
      ],
    }
  const over = begin(process, result)
  const telling = { kind: 'tell', end: result } as const
  if (known !== null && result.kind === 'paid' && way.staysStored)
    return { process: { ...over, stored: known }, effects: [{ kind: 'store', stored: known }, telling] }
  // The address of a page is stored once it is known, and nothing before.
  const isStored = stored !== null && (way.kind === 'key' || stored.ref !== null)
  return {
    process: { ...over, stored: null },
    effects: [...closing(process, way), ...(isStored ? [{ kind: 'drop' as const }] : []), telling],
  }
}

/** What answers an earlier round is late from here on. */
function begin<Order, Outcome>(
  process: OrderProcess<Order, Outcome>,
  stage: OrderStage<Order, Outcome>,
): OrderProcess<Order, Outcome> {
  return { ...process, stage, round: process.round + 1, pauses: 0 }
}

function withoutResult<Order, Outcome>(process: OrderProcess<Order, Outcome>): OrderProcess<Order, Outcome> {
  return isResult(process.stage) ? { ...process, stage: { kind: 'idle' } } : process
}

export function isResult<Outcome>(stage: OrderStage<unknown, Outcome>): stage is OrderResult<Outcome> {
  return stage.kind === 'paid' || stage.kind === 'failed' || stage.kind === 'changed'
}
