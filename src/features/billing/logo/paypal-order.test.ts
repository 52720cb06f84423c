import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PaypalBody } from './paypal-order.ts'

const here = vi.hoisted(() => ({
  ordered: [] as { body: object; key: string }[],
  begun: [] as object[],
  confirmed: [] as object[],
  ends: [] as string[],
}))
vi.mock('./logo-calls.ts', () => ({
  orderByPaypal: async (_: number, body: object, key: string) => {
    here.ordered.push({ body, key })
    return here.begun.shift() ?? { ok: false, code: 'OFFLINE', message: '', status: 0, details: [] }
  },
  confirmAtPaypal: async () =>
    here.confirmed.shift() ?? { ok: false, code: 'OFFLINE', message: '', status: 0, details: [] },
}))
vi.mock('#engine/time/start-timer.ts', () => ({ pause: async () => {} }))
vi.mock('#engine/identity/session.ts', () => ({ currentSession: () => ({ idAccount: 1 }) }))
vi.mock('../pay/order-ended.ts', () => ({
  orderEnded: async (_: object, { kind }: { kind: string }) => void here.ends.push(kind),
}))
const { openPaypal } = await import('./paypal-order.ts')

const page = 'https://www.paypal.com/checkoutnow?token=1'
const [body, other] = [1, 2].map((idProduct) => ({ idProduct, optionAmount: 0 })) as [PaypalBody, PaypalBody]
const answered = (answer: object) => ({ ok: true, answer })
const refused = (code: string, status: number) => ({ ok: false, code, message: '', status, details: [] })
const outcome = (state: string, failedMsg: string | null = null) =>
  answered({ state, pid: 'sg1', amount: 1, failedMsg, orderStatus: 'INIT', sandbox: true })
const assign = vi.fn()

beforeEach(() => {
  Object.assign(here, { ordered: [], begun: [], confirmed: [], ends: [] })
  vi.stubGlobal('location', { origin: 'https://saegim.example', assign })
})
afterEach(() => {
  vi.unstubAllGlobals()
  assign.mockReset()
})

test('the payer is led to the page of PayPal, once', async () => {
  here.begun = [answered({ url: page })]
  const order = openPaypal(3, null)
  await Promise.all([press(order, body), press(order, body)])
  await press(order, body)
  expect(assign.mock.calls).toEqual([[page]])
  expect(order.stage.get().kind).toBe('away')
})

test('without an answer the next press has the same key, unless something else is ordered; after a refusal another', async () => {
  const order = openPaypal(3, null)
  await press(order, body)
  expect(order.stage.get().kind).toBe('lost')
  await press(order, body)
  here.begun = [refused('CONFLICT', 409)]
  await press(order, other)
  expect(order.stage.get()).toMatchObject({ kind: 'failed', failure: { code: 'CONFLICT' } })
  here.begun = [answered({ url: null })]
  await press(order, other)
  expect(order.stage.get()).toEqual({ kind: 'failed', message: null, failure: null })
  const [first, again, changed, next] = here.ordered.map(({ key }) => key)
  expect(again).toBe(first)
  expect(new Set([first, changed, next]).size).toBe(3)
  expect(assign).not.toHaveBeenCalled()
})

test('no other page is gone to', async () => {
  here.begun = [answered({ url: 'https://evil.example/checkoutnow' })]
  const order = openPaypal(3, null)
  await press(order, body)
  expect(order.stage.get()).toMatchObject({ kind: 'failed', failure: { code: 'PROVIDER_DOWN' } })
  expect(assign).not.toHaveBeenCalled()
})

test('the payer who comes back is told once how it has ended, at each load of the page', async () => {
  for (const [last, kind] of [
    [outcome('PAID'), 'paid'],
    [outcome('FAILED', '거절'), 'failed'],
  ] as const) {
    here.ends = []
    here.confirmed = [outcome('UNKNOWN'), outcome('UNKNOWN'), last]
    const order = openPaypal(3, 'token')
    await order.dispatch({ kind: 'restore' })
    expect(order.stage.get().kind).toBe(kind)
    expect(here.ends).toEqual([kind])
  }
})

test('what is not known after two minutes, or cannot be asked, is asked again by a press', async () => {
  here.confirmed = Array.from({ length: 60 }, () => outcome('UNKNOWN'))
  const order = openPaypal(3, 'token')
  await order.dispatch({ kind: 'restore' })
  expect(order.stage.get().kind).toBe('late')
  here.confirmed = [refused('NOT_FOUND', 404)]
  await order.dispatch({ kind: 'again' })
  expect(order.stage.get()).toMatchObject({ kind: 'unread', failure: { code: 'NOT_FOUND' } })
  here.confirmed = [outcome('PAID')]
  await order.dispatch({ kind: 'again' })
  expect(order.stage.get()).toMatchObject({ kind: 'paid', outcome: { pid: 'sg1' } })
  expect(here.ends).toEqual(['paid'])
})

function press(order: ReturnType<typeof openPaypal>, given: PaypalBody) {
  return order.dispatch({ kind: 'press', order: given, key: crypto.randomUUID(), at: Date.now(), held: null })
}
