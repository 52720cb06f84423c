import { expect, test, vi } from 'vitest'
import type { OrderAnswer, OrderEnd, OrderStatus, OrderWay, StoredOrder } from './order-process.ts'
import { type OrderAdapter, runOrder } from './order-runner.ts'
import { byCard, byCheckout, byLink } from './order-ways.ts'

const isSame = (a: number, b: number) => a === b
const press = { kind: 'press', order: 1, key: 'key', at: Date.now(), held: null } as const

/** The device, which outlives a page. */
interface Device {
  stored: StoredOrder<number> | null
}

type Adapter = OrderAdapter<number, string>

function open(device: Device, way: OrderWay<number>, given: Partial<Adapter>) {
  const ends: OrderEnd<string>[] = []
  const sent: string[] = []
  const order = runOrder<number, string>(way, {
    pause: async () => {},
    read: async () => device.stored,
    store: async (stored) => {
      device.stored = stored
    },
    drop: async () => {
      device.stored = null
    },
    send: async () => ({ kind: 'none' }),
    ask: async () => ({ kind: 'unknown' }),
    onEnd: (end) => void ends.push(end),
    ...given,
    ...(given.send && {
      send: (stored, mayBeThere) => {
        sent.push(stored.key)
        return given.send?.(stored, mayBeThere) ?? Promise.resolve({ kind: 'none' as const })
      },
    }),
  })
  return { order, ends, sent }
}

const never = () => new Promise<never>(() => {})
const paidWhenAsked = async (): Promise<OrderStatus<string>> => ({ kind: 'paid', outcome: 'money' })
const paidWhenSent = async (): Promise<OrderAnswer<string>> => ({
  kind: 'paid',
  outcome: 'money',
  ref: 'ref',
})

test.each([
  ['while it is sent', { send: never }, 'lost'],
  ['while a pause goes on', { send: async () => ({ kind: 'none' }), pause: never }, 'lost'],
  ['after no answer came', { send: async () => ({ kind: 'none' }) }, 'lost'],
  [
    'while its result is asked for',
    { send: async () => ({ kind: 'unknown', ref: 'ref' }), ask: never },
    'paid',
  ],
  ['while its result is late', { send: async () => ({ kind: 'unknown', ref: 'ref' }) }, 'paid'],
] as const)(
  'a page that is loaded anew %s goes on with the order, which is paid once',
  async (_, given, next) => {
    const device: Device = { stored: null }
    const before = open(device, byCard(isSame), given as Partial<Adapter>)
    void before.order.dispatch(press)
    await vi.waitFor(() => expect(before.sent.length).toBeGreaterThan(0))
    await vi.waitFor(() => expect(device.stored?.key).toBe('key'))
    if ('ask' in given || next === 'paid') await vi.waitFor(() => expect(device.stored?.ref).toBe('ref'))

    const after = open(device, byCard(isSame), { send: paidWhenSent, ask: paidWhenAsked })
    await after.order.dispatch({ kind: 'attached' })
    expect(after.order.stage.get().kind).toBe(next)
    if (next === 'lost') await after.order.dispatch({ kind: 'again' })
    expect(after.order.stage.get()).toEqual({ kind: 'paid', outcome: 'money' })
    expect(after.ends).toEqual([{ kind: 'paid', outcome: 'money' }])
    expect(new Set([...before.sent, ...after.sent])).toEqual(new Set(['key']))
    expect(device.stored).toBeNull()
  },
)

test('a page that is loaded anew while the window of the provider is open goes on asking', async () => {
  const device: Device = { stored: null }
  const page = { open: () => {}, show: () => 'blocked' as const, close: () => {} }
  const send = async () => ({ kind: 'page', url: 'https://pay.example' }) as const
  const before = open(device, byCheckout, { page, send })
  await before.order.dispatch({ ...press, key: '' })
  expect(before.order.stage.get().kind).toBe('blocked')
  const after = open(device, byCheckout, { ask: paidWhenAsked })
  await after.order.dispatch({ kind: 'restore' })
  expect(after.ends).toEqual([{ kind: 'paid', outcome: 'money' }])
})

test('a link that is loaded anew is asked for by its key, and shows what was paid at each further load', async () => {
  const device: Device = { stored: null }
  const way = { ...byLink, isSame: () => true } as OrderWay<number>
  const before = open(device, way, { send: never })
  void before.order.dispatch(press)
  await vi.waitFor(() => expect(before.sent).toEqual(['key']))
  const by: object[] = []
  for (let load = 0; load < 2; load += 1) {
    const after = open(device, way, {
      ask: async (question) => {
        by.push(question)
        return { kind: 'paid', outcome: 'money', ref: 'ref' }
      },
    })
    await after.order.dispatch({ kind: 'restore' })
    expect(after.order.stage.get().kind).toBe('paid')
  }
  expect(by).toEqual([{ key: 'key' }, { ref: 'ref' }])
})

test('the window is opened within the press', () => {
  const page = { open: vi.fn(), show: () => 'window' as const, close: () => {} }
  const { order } = open({ stored: null }, byCheckout, { page, send: never })
  void order.dispatch({ ...press, key: '' })
  expect(page.open).toHaveBeenCalledOnce()
})

test('given up while its key is being stored, it is neither sent nor kept', async () => {
  const device: Device = { stored: null }
  let stored = () => {}
  const { order, sent } = open(device, byCard(isSame), {
    send: paidWhenSent,
    store: (one) =>
      new Promise((resolve) => {
        stored = () => {
          device.stored = one
          resolve()
        }
      }),
  })
  const pressed = order.dispatch(press)
  await vi.waitFor(() => expect(order.stage.get().kind).toBe('sending'))
  await new Promise((resolve) => setTimeout(resolve))
  const forgotten = order.dispatch({ kind: 'forget' })
  stored()
  await Promise.all([pressed, forgotten])
  expect(sent).toEqual([])
  expect(device.stored).toBeNull()
  expect(order.stage.get().kind).toBe('idle')
})

test('an answer that comes after signing out shows nothing, and the order stays stored', async () => {
  const device: Device = { stored: null }
  let isLeft = false
  const { order, ends } = open(device, byCard(isSame), {
    isLeft: () => isLeft,
    send: async () => {
      isLeft = true
      return paidWhenSent()
    },
  })
  await order.dispatch(press)
  expect(order.stage.get().kind).toBe('idle')
  expect(ends).toEqual([])
  expect(device.stored?.key).toBe('key')
})
