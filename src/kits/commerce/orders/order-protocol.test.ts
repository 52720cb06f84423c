import { expect, test } from 'vitest'
import type { Failure } from '#engine/rest/rest.ts'
import type { OrderEvent, OrderProcess, OrderStage, OrderWay, StoredOrder } from './order-process.ts'
import { newOrderProcess, nextOrder } from './order-protocol.ts'
import { byCard, byCardToldLater, byCheckout, byLink, byPaypal } from './order-ways.ts'

type Stage = OrderStage<number, string>
type Event = OrderEvent<number, string>
type Process = OrderProcess<number, string>
/** Without its round: that of the process is taken. */
type Given = Event extends infer Each ? (Each extends Event ? Omit<Each, 'round'> : never) : never

const isSame = (a: number, b: number) => a === b
const ways = {
  card: byCard(isSame),
  logo: byCardToldLater(isSame),
  link: { ...byLink, isSame: () => true } as OrderWay<number>,
  checkout: byCheckout,
  paypal: byPaypal(isSame),
}

const stored: StoredOrder<number> = { key: 'key', order: 1, at: 0, ref: null }
const numbered = { ...stored, ref: 'ref' }
const failure: Failure = { ok: false, code: 'CONFLICT', message: '', status: 409, details: [] }
const refusal = { kind: 'failed', message: null, failure } as const
const pressed = { order: 1, key: 'new', at: 0, held: null }
const first = { kind: 'sending', mayBeThere: false } as const
const repeated = { kind: 'sending', mayBeThere: true } as const
const checking = { kind: 'checking', ref: 'ref' } as const
const verifying = { kind: 'verifying', refusal, after: 'sending' } as const
const receiptMissing = { kind: 'verifying', refusal: null, after: 'sending' } as const
const paid = { kind: 'paid', outcome: 'paid' } as const
const of = (kind: 'idle' | 'restoring' | 'repeating' | 'lost' | 'showing' | 'away') => ({ kind }) as const
const reading = { kind: 'reading', press: pressed } as const
const readingAgain = { kind: 'reading', press: null } as const
const press: Given = { kind: 'press', ...pressed }
const answered = (answer: (Event & { kind: 'answered' })['answer']): Given => ({ kind: 'answered', answer })
const asked = (status: (Event & { kind: 'asked' })['status']): Given => ({ kind: 'asked', status })
const read = (found: StoredOrder<number> | null, now = 0): Given => ({ kind: 'read', stored: found, now })

/** The way, where it stands with what is stored, what happens, and then: the stage and the effects. */
type Row = readonly [keyof typeof ways, Stage, StoredOrder<number> | null, Given, Stage['kind'], string]

const table: readonly Row[] = [
  // A press.
  ['card', of('idle'), null, press, 'reading', 'read'],
  ['card', reading, null, press, 'reading', ''],
  ['card', first, stored, press, 'sending', ''],
  ['card', checking, numbered, press, 'checking', ''],
  ['card', of('repeating'), stored, press, 'reading', 'read'],
  ['card', of('lost'), stored, press, 'reading', 'read'],
  ['card', { kind: 'late', ref: 'ref' }, numbered, press, 'reading', 'read'],
  ['card', paid, null, press, 'reading', 'read'],
  ['link', paid, numbered, press, 'paid', ''],
  ['link', verifying, stored, press, 'verifying', ''],
  ['checkout', of('idle'), null, press, 'sending', 'open, send new'],
  ['checkout', checking, numbered, press, 'checking', ''],
  ['checkout', { kind: 'late', ref: 'ref' }, numbered, press, 'late', ''],
  ['checkout', { kind: 'blocked', ref: 'ref' }, numbered, press, 'blocked', ''],
  ['checkout', refusal, null, press, 'sending', 'open, send new'],
  ['paypal', of('away'), numbered, press, 'away', ''],
  ['paypal', of('lost'), stored, press, 'sending', 'open, send key again'],
  ['paypal', of('lost'), { ...stored, order: 2 }, press, 'sending', 'open, send new'],

  // What the device has.
  ['card', reading, null, read(null), 'sending', 'store new, send new'],
  ['card', reading, null, read(stored), 'sending', 'send key again'],
  ['card', reading, null, read(numbered), 'sending', 'send key again'],
  ['card', reading, null, read({ ...stored, order: 2 }), 'lost', ''],
  ['card', reading, null, read({ ...numbered, order: 2 }), 'checking', 'wait 2000'],
  ['card', reading, null, read(stored, 8 * 86_400_000), 'sending', 'drop, tell expired, store new, send new'],
  // A device that stores nothing.
  ['card', reading, stored, read(null), 'sending', 'send key again'],
  ['card', of('restoring'), null, read(null), 'idle', ''],
  ['card', of('restoring'), null, read(stored), 'lost', ''],
  ['card', of('restoring'), null, read(numbered), 'checking', 'wait 2000'],
  ['card', of('restoring'), null, read(numbered, 8 * 86_400_000), 'idle', 'drop, tell expired'],
  ['card', readingAgain, stored, read(stored), 'sending', 'send key again'],
  ['card', readingAgain, stored, read(numbered), 'checking', 'wait 2000'],
  ['card', readingAgain, null, read(null), 'idle', ''],
  ['link', reading, null, read(stored), 'sending', 'send key again'],
  ['link', reading, null, read(numbered), 'checking', 'wait 2000'],
  ['link', of('restoring'), null, read(stored), 'restoring', 'ask key'],
  ['checkout', of('restoring'), null, read(numbered), 'checking', 'ask ref'],
  ['checkout', of('restoring'), null, read(numbered, 2 * 86_400_000), 'idle', 'drop, tell expired'],
  ['paypal', of('restoring'), null, read(numbered), 'checking', 'ask ref'],

  // The answer of the server.
  ['card', first, stored, answered({ kind: 'none' }), 'repeating', 'wait 2000'],
  ['card', first, stored, answered({ kind: 'refused', failure }), 'failed', 'drop, tell failed'],
  ['card', repeated, stored, answered({ kind: 'refused', failure }), 'failed', 'drop, tell failed'],
  ['card', first, stored, answered({ kind: 'changed', amount: 1 }), 'changed', 'drop, tell changed'],
  ['card', first, stored, answered({ kind: 'open', ref: 'other' }), 'checking', 'drop, wait 2000'],
  ['card', first, stored, answered({ kind: 'unknown', ref: 'ref' }), 'checking', 'store ref, wait 2000'],
  ['card', of('repeating'), stored, answered({ ...paid, ref: 'ref' }), 'paid', 'drop, tell paid'],
  ['card', first, stored, answered({ ...paid, ref: null }), 'paid', 'drop, tell paid'],
  [
    'card',
    first,
    stored,
    answered({ kind: 'failed', message: '', ref: 'ref' }),
    'failed',
    'drop, tell failed',
  ],
  ['card', paid, null, answered({ ...paid, ref: 'ref' }), 'paid', ''],
  ['logo', first, stored, answered({ ...paid, ref: 'ref' }), 'idle', 'store ref, tell unseen'],
  ['logo', first, stored, answered({ kind: 'refused', failure }), 'failed', 'drop, tell failed'],
  ['link', first, stored, answered({ kind: 'refused', failure }), 'failed', 'drop, tell failed'],
  ['link', repeated, stored, answered({ kind: 'refused', failure }), 'verifying', 'ask key'],
  ['link', of('repeating'), stored, answered({ kind: 'refused', failure }), 'verifying', 'ask key'],
  [
    'link',
    first,
    stored,
    answered({ kind: 'receiptMissing', ref: 'ref' }),
    'verifying',
    'store ref, ask ref',
  ],
  ['checkout', first, stored, answered({ kind: 'page', url: 'ref' }), 'showing', 'store ref, show ref'],
  ['checkout', first, stored, answered({ kind: 'refused', failure }), 'failed', 'close, tell failed'],
  ['paypal', first, stored, answered({ kind: 'none' }), 'lost', 'close'],

  // The page of the provider.
  ['checkout', of('showing'), numbered, { kind: 'shown', where: 'window' }, 'checking', 'ask ref'],
  ['checkout', of('showing'), numbered, { kind: 'shown', where: 'blocked' }, 'blocked', ''],
  ['checkout', { kind: 'blocked', ref: 'ref' }, numbered, { kind: 'opened' }, 'checking', 'ask ref'],
  ['paypal', of('showing'), numbered, { kind: 'shown', where: 'here' }, 'away', ''],

  // The question for the result.
  ['card', of('repeating'), stored, { kind: 'waited' }, 'repeating', 'send key again'],
  ['card', checking, numbered, { kind: 'waited' }, 'checking', 'ask ref'],
  ['card', paid, null, { kind: 'waited' }, 'paid', ''],
  ['card', checking, numbered, asked({ kind: 'unknown' }), 'checking', 'wait 2000'],
  ['card', checking, numbered, asked(paid), 'paid', 'drop, tell paid'],
  ['card', checking, null, asked(paid), 'paid', 'tell paid'],
  ['card', checking, numbered, asked({ kind: 'failed', message: '' }), 'failed', 'drop, tell failed'],
  ['card', paid, null, asked({ kind: 'failed', message: '' }), 'paid', ''],
  ['logo', checking, numbered, asked(paid), 'idle', 'store ref, tell unseen'],
  ['link', checking, numbered, asked(paid), 'paid', 'store ref, tell paid'],
  ['link', verifying, stored, asked({ kind: 'none' }), 'failed', 'drop, tell failed'],
  [
    'link',
    verifying,
    stored,
    asked({ kind: 'failed', message: '', ref: 'ref' }),
    'failed',
    'drop, tell failed',
  ],
  ['link', verifying, stored, asked({ kind: 'unread', failure }), 'lost', ''],
  ['link', verifying, stored, asked({ ...paid, ref: 'ref' }), 'paid', 'store ref, tell paid'],
  ['link', verifying, stored, asked({ kind: 'unknown', ref: 'ref' }), 'checking', 'store ref, wait 2000'],
  ['link', receiptMissing, numbered, asked({ kind: 'unknown' }), 'checking', 'wait 2000'],
  ['link', receiptMissing, numbered, asked({ kind: 'unread', failure }), 'checking', 'wait 2000'],
  ['link', of('restoring'), stored, asked({ kind: 'none' }), 'lost', ''],
  ['paypal', checking, numbered, asked({ kind: 'unread', failure }), 'unread', ''],
  ['checkout', checking, numbered, asked(paid), 'paid', 'drop, tell paid'],

  // Read together with something else.
  ['link', of('idle'), null, { kind: 'restored', stored: null, status: { kind: 'none' } }, 'idle', ''],
  ['link', of('idle'), null, { kind: 'restored', stored, status: { kind: 'none' } }, 'lost', ''],
  [
    'link',
    of('idle'),
    null,
    { kind: 'restored', stored: numbered, status: { kind: 'none' } },
    'idle',
    'drop',
  ],
  [
    'link',
    of('idle'),
    null,
    { kind: 'restored', stored: numbered, status: paid },
    'paid',
    'store ref, tell paid',
  ],

  // Again, given up, left.
  ['card', of('lost'), stored, { kind: 'again' }, 'reading', 'read'],
  ['card', { kind: 'late', ref: 'ref' }, numbered, { kind: 'again' }, 'checking', 'wait 2000'],
  ['card', checking, numbered, { kind: 'again' }, 'checking', ''],
  ['card', first, stored, { kind: 'again' }, 'sending', ''],
  ['checkout', checking, numbered, { kind: 'again' }, 'checking', 'ask ref'],
  ['paypal', { kind: 'unread', ref: 'ref', failure }, numbered, { kind: 'again' }, 'checking', 'ask ref'],
  ['card', of('lost'), stored, { kind: 'forget' }, 'idle', 'drop, tell cancelled'],
  ['checkout', first, stored, { kind: 'forget' }, 'idle', 'close, drop, tell cancelled'],
  ['card', first, stored, { kind: 'left' }, 'idle', ''],
  ['card', paid, null, { kind: 'left' }, 'paid', ''],
  ['card', paid, null, { kind: 'attached' }, 'restoring', 'read'],
  ['logo', paid, null, { kind: 'attached' }, 'paid', ''],
  ['logo', paid, null, { kind: 'detached' }, 'idle', ''],
]

test.each(table)('by %s: %j with %j, after %j, is %s: %s', (way, stage, kept, given, next, effects) => {
  const process: Process = { ...newOrderProcess, stage, stored: kept, round: 1 }
  const step = nextOrder(process, { ...given, round: 1 } as Event, ways[way])
  expect(step.process.stage.kind).toBe(next)
  expect(toText(step.effects)).toBe(effects)
})

test('a held order is taken out of the outbox once it is stored, and before it is sent', () => {
  const process = {
    ...newOrderProcess,
    stage: { kind: 'reading', press: { ...pressed, held: 5 } },
  } as Process
  const { effects } = nextOrder(process, { kind: 'read', round: 0, stored: null, now: 0 }, ways.card)
  expect(effects.map(({ kind }) => kind)).toEqual(['store', 'release', 'send'])
})

test('a held order stays in the outbox where another order is gone on with', () => {
  const process = {
    ...newOrderProcess,
    stage: { kind: 'reading', press: { ...pressed, held: 5 } },
  } as Process
  const event = { kind: 'read', round: 0, stored: { ...stored, order: 2 }, now: 0 } as const
  expect(nextOrder(process, event, ways.card).effects).toEqual([])
})

test('the answer of an earlier round changes nothing', () => {
  const process: Process = { ...newOrderProcess, stage: first, stored, round: 4 }
  for (const round of [0, 3, 5]) {
    const late: Event = { kind: 'answered', round, answer: { ...paid, ref: 'ref' } }
    expect(nextOrder(process, late, ways.card)).toEqual({ process, effects: [] })
  }
})

test.each([
  ['card', 'repeating', 'lost', 120_000],
  ['card', 'checking', 'late', 120_000],
  ['link', 'checking', 'late', 120_000],
  ['checkout', 'checking', 'late', 600_000],
  ['paypal', 'checking', 'late', 120_000],
] as const)('by %s: %s ends at %s after %i ms', (name, kind, last, ms) => {
  const way = ways[name]
  const start: Stage = kind === 'checking' ? of('restoring') : first
  let process: Process = { ...newOrderProcess, stage: start, stored: kind === 'checking' ? numbered : stored }
  let event: Event =
    kind === 'checking'
      ? { kind: 'read', round: 0, stored: numbered, now: 0 }
      : { kind: 'answered', round: 0, answer: { kind: 'none' } }
  let waited = 0
  for (let count = 0; count < 200; count += 1) {
    const step = nextOrder(process, event, way)
    process = step.process
    const { round } = process
    const [effect] = step.effects
    if (!effect) break
    if (effect.kind === 'wait') {
      waited += effect.ms
      event = { kind: 'waited', round }
    } else if (effect.kind === 'ask') event = { kind: 'asked', round, status: { kind: 'unknown' } }
    else event = { kind: 'answered', round, answer: { kind: 'none' } }
  }
  expect(process.stage.kind).toBe(last)
  // The last pause is cut to end near the time.
  expect(Math.abs(waited - ms)).toBeLessThan(10_000)
})

function toText(effects: ReturnType<typeof nextOrder<number, string>>['effects']): string {
  return effects
    .map((effect) => {
      switch (effect.kind) {
        case 'store':
          return `store ${effect.stored.ref ?? effect.stored.key}`
        case 'send':
          return `send ${effect.stored.key}${effect.mayBeThere ? ' again' : ''}`
        case 'ask':
          return `ask ${'ref' in effect.by ? effect.by.ref : effect.by.key}`
        case 'wait':
          return `wait ${effect.ms}`
        case 'show':
          return `show ${effect.url}`
        case 'tell':
          return `tell ${effect.end.kind}`
        default:
          return effect.kind
      }
    })
    .join(', ')
}
