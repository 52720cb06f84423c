import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shownAlert } from '#ui/overlays/alerts.ts'
import type { PayMethod, PaymentDetail, Subscription } from './billing-reads.ts'

const here = vi.hoisted(() => ({
  answers: {} as Record<string, unknown>,
  role: 'BRAND_ROLE_OWNER',
  isOnline: true,
  payments: 'sandbox',
  ordered: [] as object[],
  checkout: { kind: 'idle' } as object,
  done: [] as string[],
}))
vi.mock('#engine/reads/useCachedRead.ts', () => ({
  useCachedRead: ({ call }: { call: { name: string } }) => ({
    data: here.answers[call.name] ?? null,
    state: { kind: 'fresh', at: 0 },
    hasMore: false,
    more: () => {},
    reload: () => {},
  }),
}))
vi.mock('#engine/store/useBrandRole.ts', () => ({ useBrandRole: () => here.role }))
vi.mock('#engine/browser/network.ts', () => ({
  useOnline: () => here.isOnline,
  isOnline: () => here.isOnline,
}))
vi.mock('#engine/reads/useProviders.ts', () => ({
  useProviders: () => ({ payments: here.payments, ai: { picture: null } }),
}))
vi.mock('#engine/words/page-language.ts', () => ({ pageLanguage: () => 'ko' }))
vi.mock('./pay/useOrder.ts', () => ({
  useOrder: () => ({ state: { kind: 'idle' }, press: (order: object) => here.ordered.push(order) }),
}))
vi.mock('./dollars/useCheckout.ts', () => ({
  useCheckout: () => ({
    state: here.checkout,
    opened: async () => here.done.push('opened'),
    look: async () => here.done.push('look'),
    forget: async () => here.done.push('forget'),
  }),
}))
vi.mock('./dollars/usePortal.ts', () => ({
  usePortal: () => ({
    isBusy: false,
    failure: null,
    blocked: null,
    go: async (page: string) => here.done.push(page),
  }),
}))
vi.mock('#engine/store/brands.ts', () => ({ pullBrands: async () => {} }))
vi.mock('#kits/drive/server/refresh-drive.ts', () => ({ refreshDrive: async () => {} }))
vi.mock('#engine/queue/useOutbox.ts', () => ({ useOutbox: () => [] }))
vi.mock('#engine/documents/react/useFromAnswers.ts', () => ({
  useFromAnswers: (compute: (answers: object) => unknown) => compute({}),
}))
vi.mock('#model/fields/answers.ts', () => ({ textOf: () => '온기' }))
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/x">{children}</a>,
  useRouter: () => ({ history: { push: () => {} } }),
}))
const { default: PaymentScreen } = await import('./payments/PaymentScreen.tsx')
const { default: Receipt } = await import('./receipt/Receipt.tsx')
const { default: CreditScreen } = await import('./credits/CreditScreen.tsx')

const running: Subscription = {
  status: 'SUBSCRIBE',
  phase: 'ACTIVE',
  plan: {
    idPlan: 2,
    title: 'Basic',
    level: 10,
    price: 29_900,
    priceOfYear: 299_000,
    credit: 500,
    currency: 'KRW',
  },
  creditPlan: null,
  payMethod: { id: 1 },
  currency: 'KRW',
  source: 'CARD',
  periodType: 'MONTHLY',
  periodEndDate: '2026-12-05T00:00:00+09:00',
  cancelAtEnd: false,
  graceUntil: null,
  declined: null,
  pendingPeriod: null,
  nextAmount: 29_900,
  periodPrice: 29_900,
  priceChange: null,
  sandbox: true,
}
const card: PayMethod = {
  idPayMethod: 1,
  title: 'VISA 4242',
  brand: 'VISA',
  lastNumber: '4242',
  expireDate: '2099-12',
  biz: true,
  defaultSet: true,
  isLost: false,
  sandbox: true,
}
const payment: PaymentDetail = {
  pid: 'sgpaid',
  kind: 'UPGRADE',
  title: 'Plus 월간',
  at: '2026-11-20T01:00:00.000Z',
  paidAt: '2026-11-20T01:00:01.000Z',
  amount: 27_750,
  currency: 'KRW',
  card: 'VISA 4242',
  status: 'PART_REFUNDED',
  failedMsg: null,
  sandbox: true,
  lines: [
    { kind: 'ADDED', amount: 42_700 },
    { kind: 'UNUSED', amount: -14_950 },
  ],
  planLevel: 11,
  supply: 25_227,
  vat: 2_523,
  approveNo: '00000000',
  receiptUrl: null,
  refunds: [{ at: '2026-11-21T01:00:00.000Z', amount: 1_000, vat: 91, isDone: true }],
  seller: { name: '새김', representative: null, businessNumber: null, address: null },
  buyer: { name: '온기', businessNumber: '220-81-62517' },
}

const onSale = (title: string, level: number) => ({
  ...{ ...running.plan, title, level, seats: level, historyDays: level, storageBytes: level * 1e9 },
  ...{ idVariant: null, creditOnce: level === 1 },
})
const sold = [onSale('Free', 1), onSale('Basic', 10), onSale('Plus', 11)]

let host: HTMLElement

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  Object.assign(here, {
    role: 'BRAND_ROLE_OWNER',
    isOnline: true,
    payments: 'sandbox',
    ordered: [],
    checkout: { kind: 'idle' },
    done: [],
  })
  setAnswers(running, [card])
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the plan says until when it is paid and what comes next; a cancelled one until when it can be used', async () => {
  await show(<PaymentScreen idBrand={3} />)
  for (const text of ['Basic', '월간 ₩29,900', '2026년 12월 5일', '플랜 바꾸기', '구독 해지', 'Visa 4242'])
    expect(words()).toContain(text)
  setAnswers({ ...running, cancelAtEnd: true, nextAmount: null }, [card])
  await show(<PaymentScreen key="cancelled" idBrand={3} />)
  expect(words()).toContain('2026년 12월 4일까지 사용 후 해지')
  expect(words()).toContain('해지 취소')
  expect(words()).not.toContain('구독 해지')
})

test('plan, card and payment of the sandbox say so only where payments take money by now', async () => {
  const tags = () => words().split('샌드박스').length - 1
  await show(<PaymentScreen idBrand={3} />)
  expect(words()).toContain('₩27,750')
  expect(tags()).toBe(0)
  here.payments = 'on'
  await show(<PaymentScreen key="on" idBrand={3} />)
  expect(tags()).toBe(3)
})

test('a renewal that was refused says why, and can be paid at once with the card that is charged first', async () => {
  const due = {
    ...running,
    phase: 'PAST_DUE',
    graceUntil: '2026-12-13T00:00:00+09:00',
    declined: { code: 'LIMIT', message: '한도나 잔액이 부족해요.' },
  } as const
  setAnswers(due, [
    { ...card, idPayMethod: 8, isLost: true },
    { ...card, idPayMethod: 9, defaultSet: false },
  ])
  await show(<PaymentScreen idBrand={3} />)
  expect(words()).toContain('2026년 12월 13일까지 결제하면')
  expect(words()).toContain('한도나 잔액이 부족해요.')
  expect(words()).toContain('다시 등록해 주세요')
  await press('지금 결제 · ₩29,900')
  expect(here.ordered).toEqual([
    {
      name: 'subscription.subscribe',
      input: { body: { idPlan: 2, idPayMethod: 9, periodType: 'MONTHLY' } },
      cost: 29_900,
    },
  ])
})

const inDollars: Subscription = {
  ...running,
  plan: { ...running.plan, price: 0, currency: 'USD' },
  currency: 'USD',
  source: 'LEMON',
  nextAmount: 2_300,
  periodPrice: 2_300,
}

test('a plan in dollars says when it is paid next, and is paid and changed at Lemon Squeezy', async () => {
  setAnswers(inDollars, [card])
  await show(<PaymentScreen idBrand={3} />)
  for (const text of ['월간 $23.00', '2026년 12월 5일', 'Lemon Squeezy에서 결제해요', '구독 해지'])
    expect(words()).toContain(text)
  await press('결제 카드 바꾸기')
  await press('구독 관리')
  expect(here.done).toEqual(['payMethod', 'portal'])

  setAnswers({ ...inDollars, phase: 'PAST_DUE', graceUntil: '2026-12-26T00:00:00+09:00' }, [card])
  await show(<PaymentScreen key="due" idBrand={3} />)
  expect(words()).toContain('결제 카드를 바꾸면 Lemon Squeezy가 다시 결제해요')
  for (const text of ['지금 결제', '구독 해지']) expect(words()).not.toContain(text)
})

test('a price that rises is shown beside what the running period costs, with what was decided about it', async () => {
  const change = {
    state: 'OPEN',
    oldPrice: 29_900,
    newPrice: 31_900,
    periodType: 'MONTHLY',
    date: '2026-12-05T00:00:00+09:00',
    decidedAt: null,
  } as const
  const rising = { ...running, plan: { ...running.plan, price: 31_900 }, nextAmount: 31_900 }
  setAnswers({ ...rising, priceChange: change }, [card])
  await show(<PaymentScreen idBrand={3} />)
  for (const text of ['월간 ₩29,900', '2026년 12월 5일부터 가격이 올라요: ₩31,900', '확인하고 정하기'])
    expect(words()).toContain(text)
  setAnswers({ ...rising, priceChange: { ...change, state: 'CONSENTED' } }, [card])
  await show(<PaymentScreen key="consented" idBrand={3} />)
  expect(words()).toContain('오르는 가격(₩31,900)에 동의했어요')
  setAnswers({ ...rising, cancelAtEnd: true, priceChange: { ...change, state: 'REFUSED' } }, [card])
  await show(<PaymentScreen key="refused" idBrand={3} />)
  for (const text of ['이번 기간까지만 써요', '해지 취소']) expect(words()).toContain(text)
})

test('a checkout that is open says so, is asked again, opened again and given up', async () => {
  const free: Subscription = { ...running, phase: 'FREE', source: null, periodType: null, nextAmount: null }
  setAnswers(free, [])
  const url = 'https://saegim.lemonsqueezy.com/checkout/custom/1'
  here.checkout = { kind: 'waiting', url }
  await show(<PaymentScreen idBrand={3} />)
  expect(words()).toContain('결제 창에서 결제를 마치면 여기에 나타나요.')
  expect(hosted()?.href).toBe(url)
  expect(hosted()?.rel).toContain('noopener')
  await press('결제하지 않았어요')

  here.isOnline = false
  await show(<PaymentScreen key="offline" idBrand={3} />)
  expect(words()).toContain('연결되면 바로 확인할게요')

  here.isOnline = true
  here.checkout = { kind: 'late', url }
  await show(<PaymentScreen key="late" idBrand={3} />)
  expect(words()).toContain('다시 결제하지 마세요')
  await press('다시 확인하기')

  here.checkout = { kind: 'blocked', url }
  await show(<PaymentScreen key="blocked" idBrand={3} />)
  expect(words()).toContain('브라우저가 결제 창을 막았어요')
  hosted()?.addEventListener('click', (event) => event.preventDefault())
  await act(async () => hosted()?.click())
  expect(here.done).toEqual(['forget', 'look', 'opened'])
})

test('deleting the default says which card is charged then', async () => {
  setAnswers(running, [card, { ...card, idPayMethod: 4, lastNumber: '1111', defaultSet: false }])
  await show(<PaymentScreen idBrand={3} />)
  await act(async () => (document.querySelector('[aria-label="Visa 4242 지우기"]') as HTMLElement).click())
  expect(document.querySelector('dialog')?.textContent).toContain('Visa 1111 카드가 기본 카드가 되고')
})

test('a card that the server refuses to change is shown in an alert with the words of the server', async () => {
  const message = '이 카드는 기본으로 쓸 수 없어요.'
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async () => Response.json({ code: 'CONFLICT', message }, { status: 409 }))
  setAnswers(running, [card, { ...card, idPayMethod: 4, lastNumber: '1111', defaultSet: false }])
  await show(<PaymentScreen idBrand={3} />)
  const button = document.querySelector<HTMLElement>('[aria-label$="기본으로 쓰기"]')
  await act(async () => button?.click())
  await act(() =>
    vi.waitFor(() => expect(shownAlert.get()).toEqual({ as: 'alert', title: '잘못된 요청', message })),
  )
  shownAlert.set(null)
  vi.mocked(console.warn).mockRestore()
})

test('members see the plan, and neither cards nor payments', async () => {
  here.role = 'BRAND_ROLE_MEMBER'
  await show(<PaymentScreen idBrand={3} />)
  expect(words()).toContain('Basic')
  expect(words()).not.toContain('Visa 4242')
  expect(words()).not.toContain('플랜 바꾸기')
  expect(words()).toContain('카드와 결제 내역은 브랜드의 소유자가 볼 수 있어요.')
})

test('a receipt has its lines, tax, approval and refunds, and says that the sandbox takes no money', async () => {
  await show(<Receipt idBrand={3} pid="sgpaid" onMissing={() => {}} />)
  for (const text of [
    'sgpaid',
    '₩42,700',
    '-₩14,950',
    '₩25,227',
    '₩2,523',
    '₩27,750',
    '00000000',
    '-₩1,000',
    '효력 없는',
    'Visa 4242',
    '세금계산서와 현금영수증은 따로 나오지 않아요',
  ])
    expect(words()).toContain(text)
  expect(words()).toContain('2026년 11월 20일')
})

test('a receipt of a higher plan says what it adds to the one before; that of a renewal adds nothing', async () => {
  here.answers = { ...here.answers, 'subscription.plans': { _embedded: { plans: sold } } }
  await show(<Receipt idBrand={3} pid="sgpaid" onMissing={() => {}} />)
  for (const text of ['Plus 플랜에서 새로 할 수 있는 것', '멤버 10명 → 11명', '디자인을 인쇄 맡기기'])
    expect(words()).toContain(text)
  expect(words()).not.toContain('프리미엄 템플릿 고르기')
  for (const changed of [{ kind: 'RENEW' }, { status: 'REFUNDED' }] as const) {
    here.answers = { ...here.answers, 'payment.read': { ...payment, ...changed } }
    await show(<Receipt key={JSON.stringify(changed)} idBrand={3} pid="sgpaid" onMissing={() => {}} />)
    expect(words()).not.toContain('새로 할 수 있는 것')
  }
})

test('a receipt in dollars has no Korean tax; that of Lemon Squeezy leads to its invoice, that of PayPal to none', async () => {
  const dollars: PaymentDetail = {
    ...payment,
    title: 'Basic 월간',
    currency: 'USD',
    card: 'Lemon Squeezy',
    amount: 2_300,
    lines: [{ kind: 'ADDED', amount: 2_300 }],
    supply: 2_300,
    vat: 0,
    approveNo: null,
    receiptUrl: 'https://saegim.lemonsqueezy.com/invoice',
    refunds: [{ at: '2026-11-21T01:00:00.000Z', amount: 1_000, vat: 0, isDone: true }],
  }
  here.answers = { ...here.answers, 'payment.read': dollars }
  await show(<Receipt idBrand={3} pid="sgpaid" onMissing={() => {}} />)
  for (const text of ['$23.00', '-$10.00', '합계', '결제 수단Lemon Squeezy', 'Lemon Squeezy 청구서'])
    expect(words()).toContain(text)
  for (const text of ['공급가액', '부가세', '$0.00', '카드 매출 전표', '세금계산서'])
    expect(words()).not.toContain(text)
  expect(hosted()?.href).toBe('https://saegim.lemonsqueezy.com/invoice')

  here.answers = { ...here.answers, 'payment.read': { ...dollars, card: 'PayPal', receiptUrl: null } }
  await show(<Receipt key="paypal" idBrand={3} pid="sgpaid" onMissing={() => {}} />)
  expect(words()).toContain('결제 수단PayPal')
  expect(hosted()).toBeNull()

  here.answers = {
    ...here.answers,
    'payment.read': { ...payment, receiptUrl: 'https://slip.example/1' },
  }
  await show(<Receipt key="won" idBrand={3} pid="sgpaid" onMissing={() => {}} />)
  expect(hosted()?.textContent).toBe('카드 매출 전표')
})

test('credits cannot be paid before they are chosen, and the button says what they cost', async () => {
  await show(<CreditScreen idBrand={3} />)
  await press('결제하기')
  expect(words()).toContain('충전할 크레딧을 골라 주세요.')
  await act(async () => (document.querySelector('input[type=radio]') as HTMLElement).click())
  expect(words()).toContain('지금 낼 금액 ₩10,000')
  expect(words()).toContain('₩10,000 결제하기')
  expect(here.ordered).toEqual([])
})

function setAnswers(subscription: Subscription, payMethods: readonly PayMethod[]): void {
  here.answers = {
    'subscription.read': subscription,
    'payMethod.list': { _embedded: { payMethods } },
    'payment.page': [payment],
    'payment.read': payment,
    'credit.read': { credit: 1_800, lots: [] },
    'credit.page': [],
    'credit.plan': {
      _embedded: { creditPlans: [{ idCreditPlan: 1, credit: 1_000, price: 10_000, currency: 'KRW' }] },
    },
  }
}

async function show(screen: ReactNode): Promise<void> {
  await act(async () => render(<I18nProvider i18n={i18n}>{screen}</I18nProvider>, { container: host }))
}

async function press(name: string): Promise<void> {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`there is no button ${name}`)
  await act(async () => found.click())
}

const hosted = () => document.querySelector<HTMLAnchorElement>('a[target=_blank]')
const words = () => document.body.textContent ?? ''
