import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { DeskOrderAnswer } from './DeskOrder.tsx'

const here = vi.hoisted(() => ({ answers: {} as Record<string, object>, sent: [] as unknown[] }))
vi.mock('./desk-rest.ts', () => ({
  deskRest: async ({ name }: { name: string }, input: object) => {
    here.sent.push([name, input])
    const answer = here.answers[name]
    return answer && 'code' in answer ? { ok: false, status: 409, ...answer } : { ok: true, answer }
  },
}))
vi.mock('#engine/words/useFailureWords.ts', () => ({
  useFailureWords: () => (failure: { code: string }) => failure.code,
}))
const { OrderTrouble } = await import('./OrderTrouble.tsx')

const attempt: DeskOrderAnswer['attempts'][number] = {
  orderRef: 'sgodd-1',
  gateway: 'sandbox',
  state: 'PAID',
  code: null,
  message: null,
  rawCode: null,
  txn: 'odd',
  approveNo: null,
  startedAt: '2026-11-20T01:00:00.000Z',
  answeredAt: null,
  looks: 1,
}
const refund: DeskOrderAnswer['refunds'][number] = {
  refundRef: 'rf-1',
  at: '2026-11-20T01:00:00.000Z',
  amount: 10_000,
  reason: 'paid too late',
  state: 'REFUSED',
  rawCode: 'nothing left',
  doneAt: null,
  outsideNote: null,
  isOpen: true,
}
const inAlarm: DeskOrderAnswer = {
  pid: 'sgodd',
  kind: 'CREDIT',
  title: '크레딧 1,000개',
  at: '2026-11-20T01:00:00.000Z',
  paidAt: null,
  amount: 10_000,
  currency: 'KRW',
  card: 'VISA 4242',
  status: 'PENDING',
  failedMsg: null,
  sandbox: true,
  idBrand: 3,
  brandName: '온기',
  alarm: 'charged 9000 of which 9000 are left, instead of 10000',
  isPaused: false,
  attempts: [attempt],
  refunds: [],
  mails: [],
  trouble: 'OTHER_AMOUNT',
  refund: null,
}
const unknown: DeskOrderAnswer = {
  ...inAlarm,
  attempts: [{ ...attempt, state: 'UNKNOWN' }],
  trouble: 'UNKNOWN',
}
const found = { orderRef: 'sgodd-1', state: 'PAID', amount: 9_000, left: 9_000, rawCode: null }

let host: HTMLElement

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  Object.assign(here, { answers: {}, sent: [] })
  host = document.body.appendChild(document.createElement('div'))
})

test('money of another amount is returned after a look-up, a reason and a confirmation with the amount', async () => {
  here.answers = {
    'operator.lookUp': { ...inAlarm, found: [found] },
    'operator.returnOrder': {
      ...inAlarm,
      status: 'FAILED',
      trouble: null,
      refunds: [{ ...refund, state: 'DONE', isOpen: false }],
    },
  }
  await show(inAlarm)
  expect(words()).toContain('주문과 다른 금액을 받았어요')
  expect(reasonOf('모두 돌려주고 닫기')).toBe('먼저 다시 조회해 주세요')
  await press('다시 조회하기')
  expect(status()).toBe('결제사에 있는 돈: ₩9,000 · 주문한 금액: ₩10,000')
  expect(reasonOf('모두 돌려주고 닫기')).toBe('이유를 먼저 적어 주세요')
  await type('다른 금액')
  await press('모두 돌려주고 닫기')
  expect(here.sent).toHaveLength(1)
  expect(document.querySelector('dialog')?.textContent).toContain('₩9,000 모두 돌려주고 닫기')
  await press('모두 돌려주기')
  expect(here.sent[1]).toEqual([
    'operator.returnOrder',
    { params: { pid: 'sgodd' }, body: { by: 'GATEWAY', left: 9_000, reason: '다른 금액' } },
  ])
  expect(status()).toBe('환불했어요. 고객에게 메일로 알려요.')
  expect(document.activeElement?.id).toBe('desk-trouble')
})

test('money in another currency can only be returned outside', async () => {
  here.answers = { 'operator.lookUp': { ...inAlarm, found: [{ ...found, amount: null, left: null }] } }
  await show(inAlarm)
  await press('다시 조회하기')
  await type('계좌로 보냈어요')
  expect(reasonOf('모두 돌려주고 닫기')).toBe('다른 통화라서 여기서는 돌려줄 수 없어요')
  expect(reasonOf('밖에서 돌려줬어요')).toBeNull()
})

test('an unknown order is closed after a confirmation, and it is said where it was not', async () => {
  await show({ ...unknown, trouble: null })
  expect(reasonOf('결제되지 않은 것으로 닫기')).toBe('10분이 지나도 모를 때 닫을 수 있어요')
  here.answers = {
    'operator.close': { ...unknown, found: [{ ...found, state: 'UNKNOWN', amount: null, left: null }] },
  }
  await show(unknown)
  await press('결제되지 않은 것으로 닫기')
  expect(here.sent).toEqual([])
  await press('결제되지 않은 것으로 닫기', 'dialog')
  expect(status()).toContain('닫지 않았어요')
  const declined = { ...attempt, state: 'DECLINED' }
  here.answers = {
    'operator.close': {
      ...unknown,
      status: 'FAILED',
      trouble: null,
      attempts: [declined],
      found: [{ ...found, state: 'NONE' }],
    },
  }
  await press('결제되지 않은 것으로 닫기')
  await press('결제되지 않은 것으로 닫기', 'dialog')
  expect(status()).toContain('결제되지 않은 것으로 닫았어요')
})

test('a refused refund is sent again, or noted with how it was paid back', async () => {
  const refused: DeskOrderAnswer = {
    ...inAlarm,
    status: 'FAILED',
    alarm: null,
    trouble: 'REFUND_REFUSED',
    refunds: [refund],
  }
  const again = { ...refund, refundRef: 'rf-2' }
  here.answers = {
    'operator.retryRefund': { ...refused, refunds: [{ ...refund, isOpen: false }, again] },
    'operator.noteRefund': {
      ...refused,
      trouble: null,
      refunds: [{ ...again, state: 'OUTSIDE', isOpen: false }],
    },
  }
  await show(refused)
  await press('환불 다시 보내기')
  await press('다시 보내기')
  expect(status()).toBe('결제사가 환불을 거절했어요.')
  expect(reasonOf('밖에서 돌려줬어요')).toBe('이유를 먼저 적어 주세요')
  await type('계좌로 보냈어요')
  await press('밖에서 돌려줬어요')
  await press('적기')
  expect(here.sent).toEqual([
    ['operator.retryRefund', { params: { pid: 'sgodd', refundRef: 'rf-1' } }],
    [
      'operator.noteRefund',
      { params: { pid: 'sgodd', refundRef: 'rf-2' }, body: { reason: '계좌로 보냈어요' } },
    ],
  ])
  expect(status()).toBe('밖에서 돌려준 것으로 적었어요.')
})

test('an order that another operator has settled says so, and one that is paid asks for nothing', async () => {
  here.answers = { 'operator.lookUp': { code: 'CONFLICT' } }
  await show(inAlarm)
  await press('다시 조회하기')
  expect(document.querySelector('[role=alert]')?.textContent).toBe('CONFLICT')
  await show({ ...inAlarm, status: 'PAID', trouble: null })
  expect(words()).toBe('')
})

function Held({ order }: { order: DeskOrderAnswer }) {
  const [shown, setShown] = useState(order)
  return <OrderTrouble order={shown} onChanged={setShown} />
}

let shows = 0
async function show(order: DeskOrderAnswer): Promise<void> {
  shows += 1
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <Held key={shows} order={order} />
      </I18nProvider>,
      { container: host },
    ),
  )
}

async function press(name: string, within = 'body'): Promise<void> {
  const found = [...document.querySelectorAll<HTMLButtonElement>(`${within} button`)].find(
    ({ textContent }) => textContent === name,
  )
  if (!found) throw new Error(`there is no button ${name}`)
  await act(async () => found.click())
}

async function type(text: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('input')
  if (!field) throw new Error('there is no field')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Why a button is disabled; null where it is not. */
function reasonOf(name: string): string | null {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`there is no button ${name}`)
  const id = found.getAttribute('aria-disabled') === 'true' ? found.getAttribute('aria-describedby') : null
  return id === null ? null : (document.getElementById(id)?.textContent ?? null)
}

const status = () => document.querySelector('[role=status]')?.textContent
const words = () => document.body.textContent ?? ''
