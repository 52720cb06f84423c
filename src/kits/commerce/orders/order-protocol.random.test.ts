import { expect, test } from 'vitest'
import { below, forEachRun, runsOr, seed } from '../../../../tests/support/random.ts'
import type {
  OrderAnswer,
  OrderEffect,
  OrderEvent,
  OrderProcess,
  OrderStatus,
  OrderWay,
  ShownAt,
  StoredOrder,
} from './order-process.ts'
import { isResult, newOrderProcess, nextOrder } from './order-protocol.ts'
import { byCard, byCardToldLater, byCheckout, byLink, byPaypal } from './order-ways.ts'

/*
 * One device and one server, with random presses, lost answers, reloads, sign-outs and late answers. The server takes the money of
 * a key once, as ours does. After each event:
 *
 * - an order with another key is sent only where the result of the one before was told, or the payer gave it up
 * - while its result is unknown, an order that can have taken money is on the device
 * - a result is told once, and is that of the server
 * - an answer of an earlier round changes nothing
 *
 * `SEED=… RUNS=… npx vitest run` repeats a run.
 */

type Random = () => number
type Order = number
type Process = OrderProcess<Order, string>
type Effect = OrderEffect<Order, string>
type Event = OrderEvent<Order, string>
type Answered = Extract<Effect, { kind: 'read' | 'send' | 'ask' | 'wait' | 'show' }>

const isSame = (a: Order, b: Order) => a === b
const ways: Readonly<Record<string, OrderWay<Order>>> = {
  card: byCard(isSame),
  'card of a logo': byCardToldLater(isSame),
  link: { ...byLink, isSame: () => true },
  checkout: byCheckout,
  paypal: byPaypal(isSame),
}
const runs = runsOr(400)
const reached = new Set<string>()

test.each(Object.entries(ways))(`by %s, from seed ${seed}`, (name, way) => {
  forEachRun(runs, (random) => {
    const world = new World(random, way)
    const steps = world.isSlow ? 200 : 20 + below(random, 60)
    for (let step = 0; step < steps; step += 1) world.step()
    for (const kind of world.reached) reached.add(`${name} ${kind}`)
  })
})

test('the runs have reached each stage and each end', () => {
  if (runs < 100) return
  const all = [
    ...['card restoring', 'card reading', 'card sending', 'card repeating', 'card lost', 'card checking'],
    ...['card late', 'card paid', 'card failed', 'card changed', 'card told cancelled', 'card told expired'],
    ...['card of a logo told unseen', 'card of a logo told paid', 'link verifying', 'link told paid'],
    ...['checkout blocked', 'checkout checking', 'checkout late', 'checkout told paid', 'paypal away'],
    ...['paypal lost', 'paypal unread', 'card a second order', 'card repeated', 'card late answer'],
  ]
  expect(all.filter((kind) => !reached.has(kind))).toEqual([])
})

interface Charge {
  readonly ref: string
  status: 'unknown' | 'paid' | 'failed'
}

class World {
  readonly reached = new Set<string>()
  /** The server settles nothing, and little else happens: a result is late. */
  readonly isSlow: boolean
  readonly #random: Random
  readonly #way: OrderWay<Order>
  #process: Process = newOrderProcess
  #now = 0
  #keys = 0
  /** On the device. */
  #stored: StoredOrder<Order> | null = null
  /** At the server, by key. */
  readonly #charges = new Map<string, Charge>()
  /** Sent, and neither its result told nor given up. */
  #open: { readonly key: string } | null = null
  #told = new Set<string>()
  /** The order of another device is waited for: ours was refused. */
  #isForeign = false
  /** Effects whose answers have not come. */
  #waiting: { readonly effect: Answered; readonly round: number }[] = []

  constructor(random: Random, way: OrderWay<Order>) {
    this.#random = random
    this.#way = way
    this.isSlow = below(random, 6) === 0
  }

  step(): void {
    const chance = below(this.#random, 100)
    const answers = this.isSlow ? 97 : 55
    if (chance < answers && this.#waiting.length > 0) this.#answer()
    else if (chance < 70) this.#press()
    else if (chance < 76) this.#give({ kind: 'again' })
    else if (chance < 79) this.#forget()
    else if (chance < 84) this.#give({ kind: this.#process.screens > 0 ? 'detached' : 'attached' })
    else if (chance < 87) this.#give({ kind: 'restore' })
    else if (chance < 89) this.#give({ kind: 'opened' })
    else if (chance < 91) this.#give({ kind: 'left' })
    else if (chance < 95) this.#reload()
    else if (chance < 99) this.#answerLate()
    else this.#now += below(this.#random, 2) === 0 ? 60_000 : 8 * 86_400_000
    this.#check()
  }

  #press(): void {
    const order = 1 + below(this.#random, 2)
    this.#keys += 1
    this.#give({ kind: 'press', order, key: `key${this.#keys}`, at: this.#now, held: null })
  }

  /** The payer says that nothing is to be sent any more. */
  #forget(): void {
    this.#open = null
    this.#give({ kind: 'forget' })
  }

  #reload(): void {
    this.#process = newOrderProcess
    this.#waiting = []
    this.#told = new Set()
    this.#isForeign = false
    this.#give({ kind: 'attached' })
  }

  #answer(): void {
    const at = below(this.#random, this.#waiting.length)
    const [waiting] = this.#waiting.splice(at, 1)
    if (waiting) this.#give(this.#eventFor(waiting))
  }

  /** An answer that came already, or that of an earlier round. */
  #answerLate(): void {
    const { round } = this.#process
    const kinds: Event[] = [
      { kind: 'answered', round: round - 1, answer: { kind: 'paid', outcome: 'late', ref: 'late' } },
      { kind: 'asked', round: round - 1, status: { kind: 'paid', outcome: 'late' } },
      { kind: 'waited', round: round - 1 },
      { kind: 'read', round: round - 1, stored: null, now: this.#now },
    ]
    const event = kinds[below(this.#random, kinds.length)] as Event
    const { process, effects } = nextOrder(this.#process, event, this.#way)
    expect(process).toBe(this.#process)
    expect(effects).toEqual([])
    this.reached.add('late answer')
    if (!isResult(process.stage)) return
    // Nor does one of this round, once there is a result.
    for (const late of kinds) {
      const now = nextOrder(this.#process, { ...late, round } as Event, this.#way)
      expect(now.process).toBe(this.#process)
      expect(now.effects).toEqual([])
    }
  }

  #give(event: Event): void {
    const { stage, round } = this.#process
    const isSent = stage.kind === 'sending' || stage.kind === 'repeating'
    if (event.kind === 'answered' && event.round === round && isSent && event.answer.kind === 'open') {
      this.#open = null
      this.#isForeign = true
    }
    const { process, effects } = nextOrder(this.#process, event, this.#way)
    this.#process = process
    this.reached.add(process.stage.kind)
    for (const effect of effects) this.#run(effect)
  }

  #run(effect: Effect): void {
    const { round } = this.#process
    switch (effect.kind) {
      case 'store':
        this.#stored = effect.stored
        return
      case 'drop':
        this.#stored = null
        return
      case 'send':
        this.#noteSent(effect.stored)
        break
      case 'tell':
        this.#noteTold(effect.end.kind)
        return
      case 'open':
      case 'close':
      case 'release':
        return
      default:
    }
    this.#waiting.push({ effect, round })
  }

  #noteSent({ key, order }: StoredOrder<Order>): void {
    const isKeyed = this.#way.kind === 'key'
    if (isKeyed) {
      // Before it leaves.
      expect(this.#stored?.key).toBe(key)
      if (this.#open !== null) expect(key).toBe(this.#open.key)
      if (this.#told.size > 0) this.reached.add('a second order')
      if (this.#open !== null) this.reached.add('repeated')
      expect(this.#told.has(key)).toBe(false)
      this.#open = { key }
    }
    expect(order).toBeGreaterThan(0)
  }

  #noteTold(kind: string): void {
    this.reached.add(`told ${kind}`)
    if (kind === 'unseen') return
    if (kind === 'cancelled' || kind === 'expired') {
      this.#open = null
      return
    }
    if (this.#way.kind === 'page') return
    if (this.#open === null) {
      expect(this.#isForeign || this.#way.staysStored).toBe(true)
      this.#isForeign = false
      return
    }
    expect(this.#told.has(this.#open.key)).toBe(false)
    const { status = 'failed' } = this.#charges.get(this.#open.key) ?? {}
    expect(status).toBe(kind === 'paid' ? 'paid' : 'failed')
    this.#told.add(this.#open.key)
    this.#open = null
  }

  /** What has been sent is on the device until its result was told. */
  #check(): void {
    if (this.#way.kind !== 'key' || this.#open === null) return
    expect(this.#stored?.key).toBe(this.#open.key)
  }

  #eventFor({ effect, round }: { readonly effect: Answered; readonly round: number }): Event {
    switch (effect.kind) {
      case 'read':
        return { kind: 'read', round, stored: this.#stored, now: this.#now }
      case 'wait':
        this.#now += effect.ms
        return { kind: 'waited', round }
      case 'show': {
        const places: ShownAt[] = this.#way.storedForMs > 86_400_000 ? ['here'] : ['window', 'blocked']
        return { kind: 'shown', round, where: places[below(this.#random, places.length)] as ShownAt }
      }
      case 'send':
        return { kind: 'answered', round, answer: this.#begin(effect.stored.key, effect.mayBeThere) }
      case 'ask':
        return { kind: 'asked', round, status: this.#ask(effect.by) }
    }
  }

  #begin(key: string, mayBeThere: boolean): OrderAnswer<string> {
    const failure = { ok: false, code: 'CONFLICT', message: '', status: 409, details: [] } as const
    const chance = below(this.#random, 100)
    if (this.#way.kind === 'page') {
      if (chance < 30) return this.#way === byCheckout ? { kind: 'refused', failure } : { kind: 'none' }
      return { kind: 'page', url: `page of ${key}` }
    }
    const known = this.#charges.get(key)
    if (!known && chance < 15) return { kind: 'none' }
    // Refused before it was looked up; what refuses without access is no answer where an earlier one may be there.
    if (!known && !mayBeThere && chance < 25) return { kind: 'refused', failure }
    if (!known && !mayBeThere && chance < 30) return { kind: 'changed', amount: 1 }
    if (!known && !mayBeThere && chance < 33) return { kind: 'open', ref: 'of another device' }
    // What was typed for the repetition is refused.
    if (mayBeThere && this.#way.asksByKey && chance > 85) return { kind: 'refused', failure }
    const charge = known ?? this.#charge(key)
    this.#settle(charge)
    if (below(this.#random, 100) < 35) return { kind: 'none' }
    const { ref, status } = charge
    if (status === 'unknown') return { kind: 'unknown', ref }
    if (status === 'failed') return { kind: 'failed', message: null, ref }
    return this.#way.asksByKey ? { kind: 'receiptMissing', ref } : { kind: 'paid', outcome: ref, ref }
  }

  #charge(key: string): Charge {
    const charge: Charge = { ref: `number of ${key}`, status: 'unknown' }
    this.#charges.set(key, charge)
    return charge
  }

  #settle(charge: Charge): void {
    if (this.isSlow || charge.status !== 'unknown' || below(this.#random, 100) < 60) return
    charge.status = below(this.#random, 3) === 0 ? 'failed' : 'paid'
  }

  #ask(by: { readonly ref: string } | { readonly key: string }): OrderStatus<string> {
    const chance = below(this.#random, 100)
    const failure = { ok: false, code: 'OFFLINE', message: '', status: 0, details: [] } as const
    if (this.#way.kind === 'page') {
      if (chance < 15 && this.#way !== byCheckout) return { kind: 'unread', failure }
      return this.isSlow || chance < 90 ? { kind: 'unknown' } : { kind: 'paid', outcome: 'page' }
    }
    if ('key' in by && chance < 20) return { kind: 'unread', failure }
    if (chance < 40) return 'ref' in by ? { kind: 'unknown' } : { kind: 'unread', failure }
    const [, charge] =
      [...this.#charges].find(([key, { ref }]) => ('ref' in by ? ref === by.ref : key === by.key)) ?? []
    if (!charge) return 'ref' in by ? { kind: 'paid', outcome: by.ref } : { kind: 'none' }
    this.#settle(charge)
    const { ref, status } = charge
    if (status === 'paid') return { kind: 'paid', outcome: ref, ref }
    return status === 'failed' ? { kind: 'failed', message: null, ref } : { kind: 'unknown', ref }
  }
}
