import '#engine/browser/browser.fixture.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LinkMachine, type LinkStep } from './link-machine.ts'

const idPaymentLink = 'A'.repeat(22)
const pid = 'sgorder'
const email = 'payer@ongi.example'
const card = {
  number: '4242424242424242',
  birth: '900131',
  expireDate: '2039-12',
  cvc: '737',
  pw2Digit: '12',
  biz: false,
}

type Answer = () => Response

let answers: Answer[] = []
let sent: { method: string; pid: string | null; key: string | null }[] = []
const kept = new Map<string, string>()

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  })
  vi.stubGlobal(
    'fetch',
    async (url: string, { method, headers }: { method: string; headers: Record<string, string> }) => {
      const query = new URL(url, 'http://localhost').searchParams
      sent.push({ method, pid: query.get('pid'), key: headers['Idempotency-Key'] ?? null })
      const answer = answers.shift()
      if (!answer) throw new TypeError('no network')
      return answer()
    },
  )
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  kept.clear()
  answers = []
  sent = []
})

test('a press keeps its key before it is sent, and nothing of the card', async () => {
  const machine = await opened()
  answers = [
    () => {
      expect([...kept.values()].join()).toContain(sent.at(-1)?.key)
      return outcome('PAID')()
    },
    link('PAID'),
  ]
  await machine.pay(email, card)
  expect(stepOf(machine)).toMatchObject({ kind: 'paid', receipt: { pid } })
  for (const secret of [card.number, card.birth, card.cvc, email])
    expect([...kept.values()].join()).not.toContain(secret)
})

test('after a lost answer and a reload the payment is found by its key, and then by its number', async () => {
  const before = await opened()
  await before.pay(email, card)
  expect(stepOf(before)).toEqual({ kind: 'lost' })
  const { key } = sent.at(-1) ?? {}
  sent = []

  answers = [link('UNKNOWN'), link('UNKNOWN'), link('PAID')]
  const after = open()
  await after.read()
  expect(stepOf(after)).toMatchObject({ kind: 'paid' })
  expect(sent).toEqual([
    { method: 'GET', pid: null, key },
    { method: 'GET', pid, key: null },
    { method: 'GET', pid, key: null },
  ])
  sent = []
  answers = [link('PAID')]
  const again = open()
  await again.read()
  expect(stepOf(again)).toMatchObject({ kind: 'paid' })
  expect(sent).toEqual([{ method: 'GET', pid, key: null }])
})

test('what has never arrived is pressed again with the same key', async () => {
  const before = await opened()
  await before.pay(email, card)
  const { key } = sent.at(-1) ?? {}
  answers = [link(null)]
  const after = open()
  await after.read()
  expect(stepOf(after)).toEqual({ kind: 'lost' })
  answers = [outcome('PAID'), link('PAID')]
  await after.pay(email, card)
  expect(stepOf(after)).toMatchObject({ kind: 'paid' })
  expect(new Set(sent.filter(({ method }) => method === 'POST').map((each) => each.key))).toEqual(
    new Set([key]),
  )
})

test('a card that was refused says so after a reload, and the next press is a new one', async () => {
  const before = await opened()
  await before.pay(email, card)
  const { key } = sent.at(-1) ?? {}
  answers = [link('FAILED', '한도나 잔액이 부족해요.'), link(null)]
  const after = open()
  await after.read()
  expect(stepOf(after)).toEqual({ kind: 'failed', message: '한도나 잔액이 부족해요.', failure: null })
  expect(kept.size).toBe(0)
  answers = [outcome('PAID'), link('PAID')]
  await after.pay(email, card)
  expect(sent.find((each) => each.method === 'POST' && each.key !== key)).toBeDefined()
})

test('a repetition that is refused for what was typed does not hide that the first one is paid', async () => {
  const machine = await opened()
  await machine.pay(email, card)
  expect(stepOf(machine)).toEqual({ kind: 'lost' })
  answers = [refusal(404, 'NOT_FOUND'), link('PAID')]
  await machine.pay('other@ongi.example', card)
  expect(stepOf(machine)).toMatchObject({ kind: 'paid' })

  // Where that cannot be asked for, the key is kept.
  kept.clear()
  const other = await opened()
  await other.pay(email, card)
  answers = [refusal(400, 'INVALID_VALUE')]
  await other.pay(email, card)
  expect(stepOf(other)).toEqual({ kind: 'lost' })
  expect(kept.size).toBe(1)
  // And where it has never arrived, it is the refusal that is shown.
  answers = [refusal(404, 'NOT_FOUND'), link(null), link(null)]
  await other.pay('other@ongi.example', card)
  expect(stepOf(other)).toEqual({ kind: 'otherEmail' })
  expect(kept.size).toBe(0)
})

test('a press that a tab has from an earlier version is gone on with', async () => {
  const name = `saegim-payment-link/${idPaymentLink}`
  kept.set(name, JSON.stringify({ key: 'kept-key', pid: null }))
  answers = [link('UNKNOWN'), link('PAID')]
  const machine = open()
  await machine.read()
  expect(stepOf(machine)).toMatchObject({ kind: 'paid' })
  expect(sent.map(({ pid: number, key }) => number ?? key)).toEqual(['kept-key', pid])
  expect(JSON.parse(kept.get(name) ?? '')).toEqual({ key: 'kept-key', pid })
})

test('a link that another tab has used is dead', async () => {
  const machine = open()
  answers = [refusal(404, 'NOT_FOUND')]
  await machine.read()
  expect(machine.state.get()).toEqual({ kind: 'dead' })
})

const open = () => new LinkMachine(idPaymentLink, { pause: async () => {} })

async function opened(): Promise<LinkMachine> {
  const machine = open()
  answers = [link(null)]
  await machine.read()
  return machine
}

function stepOf(machine: LinkMachine): LinkStep | null {
  const state = machine.state.get()
  return state.kind === 'open' ? state.step : null
}

type State = 'PAID' | 'UNKNOWN' | 'FAILED'

const outcomeOf = (state: State, failedMsg: string | null) => ({
  orderStatus: state === 'PAID' ? 'PAID' : 'INIT',
  state,
  pid,
  amount: 29_900,
  failedMsg,
  sandbox: true,
})

function outcome(state: State): Answer {
  return () => Response.json(outcomeOf(state, null))
}

function link(state: State | null, failedMsg: string | null = null): Answer {
  const receipt = state === 'PAID' ? { pid } : null
  return () =>
    Response.json({
      idBrand: 3,
      idPlan: 2,
      periodType: 'MONTHLY',
      payment: state && { ...outcomeOf(state, failedMsg), receipt },
    })
}

function refusal(status: number, code: string): Answer {
  return () => Response.json({ code, message: '안 돼요.' }, { status })
}
