import 'fake-indexeddb/auto'
import '#engine/browser/browser.fixture.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, startSession } from '#engine/identity/session.ts'
import { accountStore, deleteAccountStore } from '#engine/store/account-store.ts'
import { OrderMachine } from './order-machine.ts'
import { creditOrder, type Lane, logoOrder, type Outcome, periodOrder, planOrder } from './orders.ts'

const place = { idAccount: 7, idBrand: 3, lane: 'credit' } as const
const order = creditOrder({ idPayMethod: 1, idCreditPlan: 2 }, 10_000)
const logo = logoOrder({ idPayMethod: 1, idProduct: 1, optionAmount: 0 })
const pid = 'sgorder'

type Answer = () => Response | Promise<Response>

let answers: Answer[] = []
let sent: { path: string; key: string | null }[] = []
const onEnd = vi.fn()

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  startSession({ idAccount: 7, email: 'ji@ongi.example', fullName: '이지우', image: null }, 'token')
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    sent.push({ path, key: headers['Idempotency-Key'] ?? null })
    const answer = answers.shift()
    if (!answer) throw new TypeError('no network')
    return answer()
  })
})

afterEach(async () => {
  endSession()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  answers = []
  sent = []
  await deleteAccountStore(7)
})

test('an order that is paid tells so, and the next one has another key', async () => {
  const machine = open()
  answers = [outcome('PAID'), outcome('PAID')]
  await machine.press(order)
  expect(machine.state.get()).toMatchObject({ kind: 'paid', outcome: { pid } })
  await machine.press(order)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
})

test('an answer that is lost is asked for again with the same key', async () => {
  const machine = open()
  answers = [lost, refusal(503, 'NOT_READY'), outcome('PAID')]
  await machine.press(order)
  expect(machine.state.get().kind).toBe('paid')
  expect(sent).toHaveLength(3)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
})

test('without an answer for two minutes, and after a reload, it waits for a press, and has the same key', async () => {
  const before = open()
  await before.press(order)
  expect(before.state.get()).toEqual({ kind: 'lost', isAsking: false, cost: 10_000 })
  const asked = sent.length

  const after = open()
  await after.restore()
  expect(after.state.get()).toEqual({ kind: 'lost', isAsking: false, cost: 10_000 })
  expect(sent).toHaveLength(asked)
  answers = [outcome('PAID')]
  await after.again()
  expect(after.state.get().kind).toBe('paid')
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
})

test('two tabs that press after a lost answer use one key; two presses at once are one', async () => {
  const [one, other] = [open(), open()]
  await one.press(order)
  answers = [outcome('PAID')]
  await Promise.all([other.press(order), other.press(order)])
  expect(other.state.get().kind).toBe('paid')
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
})

test.each([
  [null, 'lost'],
  [pid, 'paid'],
] as const)(
  'an order that devices have from earlier versions, with the number %s, is gone on with',
  async (known, kind) => {
    const at = Date.now() - 60_000
    const kept = { key: 'kept-key', order: { name: 'credit.accumulate', input: order.input }, at, pid: known }
    const row = { key: 'billing.order:3:credit', brand: 3, shape: '1', answer: kept, at }
    await accountStore(7).answers.put(row)
    const machine = open()
    answers = [payment('PAID')]
    await machine.restore()
    expect(machine.state.get().kind).toBe(kind)
    if (kind === 'paid') return
    // The same names and values are written.
    answers = [outcome('UNKNOWN')]
    await open().press(order)
    expect(sent.map(({ key }) => key)).toContain('kept-key')
    expect(await accountStore(7).answers.get(row.key)).toMatchObject({ shape: '1', answer: { ...kept, pid } })
  },
)

test('another order is not sent while the end of the one before is unknown', async () => {
  const machine = open()
  await machine.press(order)
  const asked = sent.length
  await machine.press(creditOrder({ idPayMethod: 1, idCreditPlan: 9 }))
  expect(machine.state.get()).toEqual({ kind: 'lost', isAsking: false, cost: 10_000 })
  expect(sent).toHaveLength(asked)
  await machine.forget()
  answers = [outcome('PAID')]
  await machine.press(creditOrder({ idPayMethod: 1, idCreditPlan: 9 }))
  expect(machine.state.get().kind).toBe('paid')
})

test('an unknown result is asked for by its number, also after a reload, and never sent again', async () => {
  const machine = open()
  answers = [outcome('UNKNOWN'), payment('PENDING'), lost, payment('PAID')]
  await machine.press(order)
  expect(machine.state.get().kind).toBe('paid')
  expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['accumulate', pid, pid, pid])

  answers = [outcome('UNKNOWN'), ...Array.from({ length: 40 }, () => payment('PENDING'))]
  await machine.press(order)
  expect(machine.state.get()).toEqual({ kind: 'late', pid })
  answers = [payment('FAILED', '한도나 잔액이 부족해요.')]
  const after = open()
  await after.restore()
  expect(after.state.get()).toMatchObject({ kind: 'failed', message: '한도나 잔액이 부족해요.' })
  expect(await restored()).toBe('idle')
})

test('a refused card says why, and a changed amount is shown; neither is kept', async () => {
  const machine = open()
  answers = [outcome('FAILED', '한도나 잔액이 부족해요.')]
  await machine.press(order)
  expect(machine.state.get()).toMatchObject({ kind: 'failed', message: '한도나 잔액이 부족해요.' })
  answers = [refusal(409, 'CONFLICT', { name: 'AMOUNT_CHANGED', amount: 27_750 })]
  await machine.press(order)
  expect(machine.state.get()).toEqual({ kind: 'changed', amount: 27_750 })
  expect(await restored()).toBe('idle')
  expect(onEnd).toHaveBeenCalled()
})

test('where another device has an order open, the end of that one is shown', async () => {
  const machine = open()
  answers = [refusal(409, 'CONFLICT', { name: 'OPEN_ORDER', pid }), payment('PAID')]
  await machine.press(order)
  expect(machine.state.get()).toMatchObject({ kind: 'paid', outcome: { pid } })
})

test('a plan that costs nothing now is paid', async () => {
  const machine = open('plan')
  answers = [() => Response.json({ subscription: {}, order: null })]
  await machine.press(periodOrder({ idPlan: 1, periodType: 'MONTHLY' }))
  expect(machine.state.get()).toEqual({ kind: 'paid', outcome: null })
  answers = [outcome('PAID', null, 0)]
  await machine.press(planOrder({ idPlan: 1, idPayMethod: 1, periodType: 'MONTHLY' }))
  expect(machine.state.get()).toMatchObject({ kind: 'paid', outcome: { amount: 0 } })
})

test('the end of a logo order paid while no page shows it is shown once, also after a reload', async () => {
  for (const isReloaded of [false, true]) {
    const machine = open('logo')
    const leave = machine.attach()
    answers = [lost, outcome('PAID')]
    const pressed = machine.press(logo)
    leave()
    await pressed
    expect(machine.state.get().kind).toBe('idle')

    const back = isReloaded ? open('logo') : machine
    answers = [payment('PAID')]
    const leaveAgain = back.attach()
    await vi.waitFor(() => expect(back.state.get()).toMatchObject({ kind: 'paid', outcome: { pid } }))
    leaveAgain()
    await open('logo').restore()
    expect(back.state.get().kind).toBe('idle')
    expect(answers).toEqual([])
  }
  expect(new Set(sent.flatMap(({ key }) => key ?? [])).size).toBe(2)
})

test('the same of a card that was refused at last, and of an order that was refused; a plan shows itself that it is paid', async () => {
  const machine = open('logo')
  answers = [outcome('UNKNOWN'), payment('PENDING'), payment('FAILED', '한도나 잔액이 부족해요.')]
  await machine.press(logo)
  expect(machine.state.get().kind).toBe('idle')
  answers = [payment('FAILED', '한도나 잔액이 부족해요.')]
  machine.attach()
  await vi.waitFor(() =>
    expect(machine.state.get()).toMatchObject({ kind: 'failed', message: '한도나 잔액이 부족해요.' }),
  )

  const refused = open('logo')
  answers = [refusal(404, 'NOT_FOUND')]
  await refused.press(logo)
  refused.attach()
  expect(refused.state.get()).toMatchObject({ kind: 'failed', failure: { code: 'NOT_FOUND' } })

  const plan = open('plan')
  answers = [outcome('PAID')]
  await plan.press(planOrder({ idPlan: 1, idPayMethod: 1, periodType: 'MONTHLY' }))
  plan.attach()
  expect(plan.state.get().kind).toBe('idle')
  await plan.restore()
  expect(plan.state.get().kind).toBe('idle')
})

function open(lane: Lane = 'credit'): OrderMachine {
  return new OrderMachine({ ...place, lane }, { pause: async () => {}, onEnd })
}

async function restored(): Promise<string> {
  const machine = open()
  await machine.restore()
  return machine.state.get().kind
}

function lost(): Response {
  throw new TypeError('the answer is lost')
}

function outcome(state: Outcome['state'], failedMsg: string | null = null, amount = 10_000): Answer {
  const orderStatus = state === 'PAID' && amount > 0 ? 'PAID' : 'INIT'
  return () => Response.json({ orderStatus, state, pid, amount, failedMsg, sandbox: true })
}

function payment(status: string, failedMsg: string | null = null): Answer {
  return () => Response.json({ pid, status, failedMsg, amount: 10_000, sandbox: true })
}

function refusal(status: number, code: string, reason?: object): Answer {
  return () => Response.json({ code, message: '안 돼요.', reason }, { status })
}
