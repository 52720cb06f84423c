import { expect, test } from 'vitest'
import { closeCode } from '#model/sync/protocol.ts'
import {
  type ConnectionEvent,
  type ConnectionState,
  computeWaitMs,
  idle,
  nextState,
} from './connection-state.ts'

const clock = { now: 1_000, random: 0.5 }
const live = (events: ConnectionEvent[], from: ConnectionState = idle) =>
  events.reduce((state, event) => nextState(state, event, clock), from)

test('[D19] it connects, opens and is synced', () => {
  expect(live([{ kind: 'start' }, { kind: 'opened' }, { kind: 'synced' }])).toEqual({ name: 'synced' })
})

test('[D20] a lost connection is retried after growing pauses, up to a bound', () => {
  let state = live([{ kind: 'start' }])
  const waits: number[] = []
  for (let i = 0; i < 12; i++) {
    state = nextState(state, { kind: 'lost', code: 1006 }, clock)
    if (state.name !== 'waiting') throw new Error(`it is ${state.name}`)
    waits.push(state.retryAt - clock.now)
    state = nextState(state, { kind: 'due' }, { now: state.retryAt, random: 0 })
  }
  expect(waits.slice(0, 3)).toEqual([750, 1500, 3000])
  expect(Math.max(...waits)).toBeLessThanOrEqual(15_000)
  expect(state).toEqual({ name: 'connecting', attempt: 12 })
})

test('[D20] a connection that was synced is retried within half a second', () => {
  const state = live([
    { kind: 'start' },
    { kind: 'opened' },
    { kind: 'synced' },
    { kind: 'lost', code: 1006 },
  ])
  expect(state).toMatchObject({ name: 'waiting', attempt: 0, reason: 'offline' })
  expect(computeWaitMs(0, 'offline', 0.999)).toBeLessThanOrEqual(500)
})

test.each([
  [closeCode.unauthorized, 'relogin'],
  [closeCode.forbidden, 'roleLost'],
  [closeCode.notFound, 'notFound'],
  [closeCode.rebuilt, 'rebuilt'],
  [closeCode.tooLarge, 'tooLarge'],
  [closeCode.invalidUpdate, 'invalid'],
  [4499, 'invalid'],
] as const)('[D21] close code %i is final and says %s', (code, reason) => {
  const refused = live([{ kind: 'start' }, { kind: 'opened' }, { kind: 'lost', code }])
  expect(refused).toEqual({ name: 'refused', reason })
  expect(live([{ kind: 'wake' }, { kind: 'due' }, { kind: 'start' }], refused)).toBe(refused)
  expect(live([{ kind: 'retry' }], refused)).toEqual({ name: 'connecting', attempt: 0 })
})

test.each([
  [closeCode.tooFast, 'tooFast'],
  [closeCode.overloaded, 'busy'],
] as const)(
  '[D22] close code %i gives the server its time, also while the page is looked at',
  (code, reason) => {
    const state = live([{ kind: 'start' }, { kind: 'opened' }, { kind: 'synced' }, { kind: 'lost', code }])
    if (state.name !== 'waiting') throw new Error(`it is ${state.name}`)
    expect(state.reason).toBe(reason)
    expect(state.retryAt - clock.now).toBeGreaterThanOrEqual(2_500)
    expect(live([{ kind: 'wake' }], state)).toBe(state)
  },
)

test('[D93] a document that waits for its row is asked for again by itself, with growing pauses', () => {
  const lost = { kind: 'lost', code: closeCode.notFound, row: 'waits' } as const
  const waiting = live([{ kind: 'start' }, lost])
  expect(waiting).toMatchObject({ name: 'waiting', attempt: 1, reason: 'unmade' })
  expect(live([{ kind: 'retry' }], waiting)).toEqual({ name: 'connecting', attempt: 0 })
  // Rights that were withdrawn are final also for a document that was made here.
  expect(live([{ kind: 'start' }, { ...lost, code: closeCode.forbidden }])).toMatchObject({ name: 'refused' })
})

test.each([
  ['refused', 'notMade'],
  ['made', 'notFound'],
] as const)('[D95] a document made here whose row is %s does not wait for it', (row, reason) => {
  const lost = { kind: 'lost', code: closeCode.notFound, row } as const
  const refused = live([{ kind: 'start' }, lost])
  expect(refused).toEqual({ name: 'refused', reason })
  expect(live([{ kind: 'retry' }], refused)).toEqual({ name: 'connecting', attempt: 0 })
  expect(live([{ kind: 'start' }, { ...lost, code: null }])).toMatchObject({ reason: 'offline' })
})

test('[D23] the network or a visible page ends the pause', () => {
  const waiting = live([{ kind: 'start' }, { kind: 'lost', code: null }])
  expect(live([{ kind: 'wake' }], waiting)).toEqual({ name: 'connecting', attempt: 1 })
})

test('[D24] without a token it waits for a session; another token starts it', () => {
  const state = live([{ kind: 'start' }, { kind: 'noToken' }])
  expect(state).toEqual({ name: 'refused', reason: 'relogin' })
  expect(live([{ kind: 'newToken' }], state)).toEqual({ name: 'connecting', attempt: 0 })
})

test('[D25] events that arrive late change nothing', () => {
  for (const event of [
    { kind: 'opened' },
    { kind: 'synced' },
    { kind: 'lost', code: 4403 },
    { kind: 'due' },
    { kind: 'wake' },
    { kind: 'noToken' },
  ] as const)
    expect(live([event])).toBe(idle)
  const waiting = live([{ kind: 'start' }, { kind: 'lost', code: null }])
  expect(live([{ kind: 'stop' }, { kind: 'due' }], waiting)).toBe(idle)
})

test('[D20] a timer that fires a millisecond early still causes a retry', () => {
  const waiting = live([{ kind: 'start' }, { kind: 'lost', code: null }])
  expect(nextState(waiting, { kind: 'due' }, { now: clock.now, random: 0 })).toMatchObject({
    name: 'connecting',
  })
})
