import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render } from '@testing-library/react/pure'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useOnline } from '#engine/browser/network.ts'
import { endSession, startSession } from '#engine/identity/session.ts'
import { retryRow } from '#engine/queue/outbox.ts'
import { accountStore } from '#engine/store/account-store.ts'
import { type OutboxRow, rowLifeMs } from '#engine/store/outbox-row.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { openPlanModal, planDialogs } from '#kits/commerce/plan-modal.ts'
import type { LogoBriefView } from '#kits/logo/useLogoBrief.ts'
import { dismissToast, shownToasts } from '#ui/overlays/toasts.ts'
import type { PayMethod, Subscription } from './billing-reads.ts'
import { LogoOrder } from './logo/LogoOrder.tsx'
import type { LogoProduct } from './logo/logo-calls.ts'
import { useOrder } from './pay/useOrder.ts'
import PaymentScreen from './payments/PaymentScreen.tsx'
import CancelDialog from './plans/CancelDialog.tsx'
import { HeldWatch } from './plans/HeldWatch.tsx'
import PlanModal from './plans/PlanModal.tsx'

const here = vi.hoisted(() => ({ path: '/brand/setting/payment' }))
vi.mock('#engine/store/useBrandRole.ts', () => ({ useBrandRole: () => 'BRAND_ROLE_OWNER' }))
vi.mock('#engine/reads/useProviders.ts', () => ({ useProviders: () => ({ payments: 'sandbox' }) }))
vi.mock('./plans/useCreditWorks.ts', () => ({ useCreditWorks: () => () => null }))
vi.mock('#kits/design/premium/usePremiumCount.ts', () => ({ usePremiumCount: () => null }))
vi.mock('#engine/words/page-language.ts', () => ({ pageLanguage: () => 'ko' }))
vi.mock('#engine/words/interface.ts', () => ({ withWords: (loading: unknown) => loading }))
vi.mock('#engine/documents/react/useFromAnswers.ts', () => ({
  useFromAnswers: (compute: (answers: object) => unknown) => compute({}),
}))
vi.mock('#model/fields/answers.ts', () => ({ textOf: () => '온기' }))
vi.mock('#kits/logo/useBriefRows.ts', () => ({ useBriefRows: () => [], briefText: () => '온기의 로고' }))
vi.mock('#model/logo/logo-brief.ts', () => ({ firstOpenStep: () => null }))
vi.mock('#engine/store/brands.ts', () => ({ pullBrands: async () => {} }))
vi.mock('#kits/drive/server/refresh-drive.ts', () => ({ refreshDrive: async () => {} }))
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/x">{children}</a>,
  useNavigate: () => () => {},
  useRouterState: () => here.path,
}))

const idBrand = 3
const me = { idAccount: 7, email: 'ji@ongi.example', fullName: '이지우', image: null }

const plan = (idPlan: number, title: string, level: number, price: number) => ({
  ...{ idPlan, title, level, price, priceOfYear: price * 10, credit: 500, currency: 'KRW' as const },
  ...{ storageBytes: level * 1e9, seats: level, historyDays: level, creditOnce: false, idVariant: null },
})
const [free, basic] = [plan(1, 'Free', 1, 0), plan(2, 'Basic', 10, 29_900)]
const running: Subscription = {
  ...{ status: 'SUBSCRIBE', phase: 'ACTIVE', plan: basic, creditPlan: null, payMethod: { id: 1 } },
  ...{ currency: 'KRW', source: 'CARD', periodType: 'MONTHLY', periodEndDate: '2026-12-05T00:00:00+09:00' },
  ...{ cancelAtEnd: false, graceUntil: null, declined: null, pendingPeriod: null, nextAmount: 29_900 },
  ...{ periodPrice: 29_900, priceChange: null, sandbox: true },
}
const card: PayMethod = {
  ...{ idPayMethod: 1, title: 'Visa 4242', brand: 'VISA', lastNumber: '4242', expireDate: '2099-12' },
  ...{ biz: true, defaultSet: true, isLost: false, sandbox: true },
}
const second: PayMethod = {
  ...card,
  idPayMethod: 4,
  title: 'Visa 1111',
  lastNumber: '1111',
  defaultSet: false,
}
const logo = {
  ...{ idProduct: 5, title: '로고', price: 300_000, priceUsd: null, concepts: 3, revisions: 2 },
  ...{ deliveryDays: 7, options: [{ idOption: 9, title: '명함', price: 50_000, priceUsd: null }] },
} as unknown as LogoProduct
const logoView = {
  ...{ brief: {}, draft: { options: [9], images: [] }, isRead: true },
  ...{ change: async () => {}, forget: async () => {} },
} as unknown as LogoBriefView

let server: {
  subscription: Subscription
  cards: readonly PayMethod[]
  logo: LogoProduct
  amount: number
  /** Why the files of the brand do not fit a plan; null: they do. */
  tooMuch: string | null
  /** Of the next write. */
  answers: (() => Response)[]
}
let sent: { readonly call: string; readonly key: string | null }[]
let isOnline: boolean

interface Case {
  readonly subscription?: Partial<Subscription>
  readonly screen?: ReactNode
  /** Before the network goes away. */
  readonly prepare?: () => Promise<void>
  readonly ask: () => Promise<void>
  readonly waits: readonly string[]
  readonly confirm: () => Promise<void>
  readonly call: string
  /** What another session does meanwhile. */
  readonly change: () => void
  readonly voided: string
}

const period = 'PATCH /api/v2/subscribe/subscription/period'
const cases: Readonly<Record<string, Case>> = {
  cancel: {
    prepare: () => readPlans(),
    ask: async () => {
      await press('구독 해지')
      await shows('2026년 12월 5일 전에 연결해서 확인하지 않으면 다음 결제가 되고 구독이 이어져요')
      await press('해지 요청 담아 두기')
    },
    waits: ['구독 해지. 아직 해지되지 않았어요.', '2026년 12월 5일 전에 연결해서 확인하지 않으면'],
    confirm: async () => {
      await press('확인하고 해지하기')
      for (const text of ['연결됐어요. 구독을 해지할까요?', '저장 공간', '변경 이력', '크레딧이 멈추고'])
        await shows(text)
      await press('구독 해지', dialog)
    },
    call: 'PATCH /api/v2/subscribe/subscription/cancel',
    // Renewed.
    change: () => setSubscription({ periodEndDate: '2027-01-05T00:00:00+09:00' }),
    voided: '플랜이 바뀌거나 결제됐어요. 아직 해지되지 않았으니',
  },
  'undo of cancel': {
    subscription: { cancelAtEnd: true, nextAmount: null },
    ask: () => press('해지 취소'),
    waits: ['해지 취소. 아직 취소되지 않았으니, 2026년 12월 4일까지 연결해서 확인하지 않으면 구독이 끝나요'],
    confirm: () => press('확인하고 해지 취소하기'),
    call: 'PATCH /api/v2/subscribe/subscription/withdrawCancel',
    change: () => setSubscription({ plan: { ...basic, price: 31_900 } }),
    voided: '플랜이나 금액이 바뀌었어요. 그대로 두었으니',
  },
  free: {
    subscription: { phase: 'EXPIRED', status: 'EXPIRED', source: null, nextAmount: null },
    prepare: () => readPlans(),
    ask: async () => {
      openPlanModal({ level: 1 })
      await press('무료로 바꾸기')
    },
    waits: ['무료로 바꾸기. 아직 바뀌지 않았어요.'],
    confirm: () => press('확인하고 바꾸기'),
    call: 'POST /api/v2/subscribe/subscription/free',
    change: () => setSubscription({ phase: 'ACTIVE', status: 'SUBSCRIBE', source: 'CARD' }),
    voided: '플랜이나 금액이 바뀌었어요. 그대로 두었으니',
  },
  'a month after the year': {
    subscription: { periodType: 'YEARLY', nextAmount: 299_000 },
    prepare: () => readPlans(),
    ask: async () => {
      openPlanModal({ periodType: 'MONTHLY' })
      await press('월간으로 예약')
    },
    waits: ['2026년 12월 5일부터 월간으로 바꾸기. 아직 예약되지 않았어요.'],
    confirm: () => press('확인하고 바꾸기'),
    call: period,
    change: () => setSubscription({ plan: { ...basic, price: 31_900 } }),
    voided: '플랜이나 금액이 바뀌었어요. 그대로 두었으니',
  },
  'a year from today': {
    prepare: async () => {
      openPlanModal({ periodType: 'YEARLY' })
      await vi.waitFor(() => buttonOf('연간으로 바꾸기 · ₩280,000'))
    },
    ask: () => press('연간으로 바꾸기 · ₩280,000'),
    waits: ['연간으로 바꾸기, ₩280,000. 아직 결제되지 않았어요.'],
    confirm: () => press('확인하고 ₩280,000 결제하기'),
    call: period,
    change: () => {
      server.amount = 279_000
    },
    voided: '금액이 바뀌었어요. 결제되지 않았으니',
  },
  'an open renewal': {
    subscription: { phase: 'PAST_DUE', graceUntil: '2026-12-12T00:00:00+09:00' },
    ask: () => press('₩29,900 결제 담아 두기'),
    waits: ['밀린 결제, ₩29,900. 아직 결제되지 않았어요.'],
    confirm: () => press('확인하고 ₩29,900 결제하기'),
    call: 'POST /api/v2/subscribe/subscription',
    change: () => {
      server.cards = [second]
    },
    voided: '카드가 바뀌었어요. 결제되지 않았으니',
  },
  'the default card': {
    ask: () => press('Visa 1111 기본으로 쓰기'),
    waits: ['Visa 1111 카드를 기본으로 쓰기. 아직 바뀌지 않아서, 그 전의 결제는 지금 기본 카드로 해요.'],
    confirm: () => press('확인하고 바꾸기'),
    call: 'PATCH /api/v1/subscribe/payMethod/4',
    change: () => {
      server.cards = [card, { ...second, isLost: true }]
    },
    voided: '카드가 바뀌었어요. 그대로 두었으니',
  },
  'a logo with a stored card': {
    screen: <Logo />,
    ask: () => press('₩350,000 결제 담아 두기'),
    waits: ['로고, ₩350,000. 아직 결제되지 않았어요.'],
    confirm: () => press('확인하고 ₩350,000 결제하기'),
    call: 'POST /api/v1/subscribe/pay-logo',
    change: () => {
      server.logo = { ...logo, price: 310_000 }
    },
    voided: '금액이 바뀌었어요. 결제되지 않았으니',
  },
}

let host: HTMLElement

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  startSession(me, 'token-of-ji')
  here.path = '/brand/setting/payment'
  server = { subscription: running, cards: [card, second], logo, amount: 280_000, tooMuch: null, answers: [] }
  sent = []
  isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  vi.stubGlobal('fetch', answer)
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(async () => {
  planDialogs.close()
  cleanup()
  for (const { id } of shownToasts.get()) dismissToast(id)
  const { answers, outbox: kept } = accountStore(me.idAccount)
  await Promise.all([answers.clear(), kept.clear()])
  endSession()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe.each(Object.entries(cases))('%s', (_, one) => {
  test('without a network waits, says that nothing has happened yet, and is sent once with its key when it is confirmed', async () => {
    await askOffline(one)
    const [row] = await outbox()
    for (const text of one.waits) await shows(text)
    expect(sent).toEqual([])

    await goOnline()
    expect(sent).toEqual([])
    await one.confirm()
    await vi.waitFor(async () => expect(await outbox()).toEqual([]))
    await vi.waitFor(() => expect(sent).toEqual([{ call: one.call, key: row?.key }]))
  })

  test('is void with words where something has changed meanwhile, and taken away by a press', async () => {
    await askOffline(one)
    one.change()
    await goOnline()
    await one.confirm()
    await shows(one.voided)
    planDialogs.close()
    await press('지우기')
    await vi.waitFor(async () => expect(await outbox()).toEqual([]))
    expect(sent).toEqual([])
  })

  test('is taken back without a network, and nothing is asked about afterwards', async () => {
    await askOffline(one)
    await press('지우기')
    await vi.waitFor(async () => expect(await outbox()).toEqual([]))
    await goOnline()
    await vi.waitFor(() => expect(text()).not.toContain('오프라인에서 요청한'))
    expect(sent).toEqual([])
  })
})

test('what another device has done meanwhile is said to be so, and is not sent', async () => {
  await askOffline(ofName('cancel'))
  setSubscription({ cancelAtEnd: true, nextAmount: null })
  here.path = '/brand'
  show(<HeldWatch idBrand={idBrand} />)
  await goOnline()
  await shows('이미 그렇게 되어 있어요. 지워도 돼요.')
  expect((await outbox()).map(({ state }) => state)).toEqual(['void'])
  await press('지우기')
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull())
  expect(sent).toEqual([])
})

test('a renewal that another device has paid is not paid again', async () => {
  await askOffline(ofName('an open renewal'))
  setSubscription({ phase: 'ACTIVE', graceUntil: null, periodEndDate: '2027-01-05T00:00:00+09:00' })
  await goOnline()
  await press('확인하고 ₩29,900 결제하기')
  await shows('이미 그렇게 되어 있어요. 지워도 돼요.')
  expect(sent).toEqual([])
})

test('on any other screen it is asked about once the network is back; a cancellation with all that ends', async () => {
  await askOffline(ofName('cancel'))
  here.path = '/brand'
  show(<Held />)
  await goOnline()
  for (const words of ['연결됐어요. 구독을 해지할까요?', '저장 공간', '변경 이력']) await shows(words)
  // Put off, it waits on, and is not asked about again on this page.
  await press('닫기', dialog)
  await vi.waitFor(() => expect(planDialogs.get()).toBeNull())
  expect((await outbox()).map(({ state }) => state)).toEqual(['held'])
  expect(sent).toEqual([])
})

test('what was refused is asked about again once it is sent again, and never over another dialog', async () => {
  await askOffline(ofName('the default card'))
  here.path = '/brand'
  show(<Held />)
  await goOnline()
  await shows('연결됐어요. 요청한 일을 확인해 주세요')
  const message = '카드를 바꿀 수 없어요.'
  server.answers = [() => Response.json({ code: 'CONFLICT', message }, { status: 409 })]
  await press('확인하고 바꾸기')
  await shows(message)
  await press('나중에')
  await vi.waitFor(() => expect(dialog()).toBeNull())
  const [row] = await outbox()
  openPlanModal()
  await shows('플랜 고르기')
  await retryRow(row?.n ?? 0)
  await vi.waitFor(async () => expect((await outbox()).map(({ state }) => state)).toEqual(['held']))
  expect(text()).not.toContain('요청한 일을 확인해 주세요')
  planDialogs.close()
  await press('확인하고 바꾸기')
  await vi.waitFor(async () => expect(await outbox()).toEqual([]))
  expect(sent).toHaveLength(2)
})

test('where several wait, the rest is asked about after the first was paid', async () => {
  await askOffline(ofName('an open renewal'))
  await press('Visa 1111 기본으로 쓰기')
  await vi.waitFor(async () => expect(await outbox()).toHaveLength(2))
  here.path = '/brand'
  show(<Held />)
  await goOnline()
  await press('확인하고 ₩29,900 결제하기', dialog)
  const paid = '결제가 끝났어요. 고른 플랜을 바로 쓸 수 있어요.'
  await vi.waitFor(() => expect(shownToasts.get().map(({ text: words }) => words)).toContain(paid))
  await press('확인하고 바꾸기', dialog)
  await vi.waitFor(() => expect(dialog()).toBeNull())
  expect(await outbox()).toEqual([])
  expect(sent).toHaveLength(2)
})

test('a logo leads to its order, where nothing is over it, and no other logo has it', async () => {
  await askOffline(ofName('a logo with a stored card'))
  here.path = '/brand'
  show(<Held />)
  await goOnline()
  await press('주문 보기', dialog)
  await vi.waitFor(() => expect(dialog()).toBeNull())
  expect(await outbox()).toHaveLength(1)
  show(<Logo product={{ ...logo, idProduct: 6 }} />)
  await shows('₩350,000 결제하기')
  await vi.waitFor(() => expect(text()).not.toContain('오프라인에서 요청한'))
  show(<Logo />)
  await shows('오프라인에서 요청한 결제: 로고')
})

test('what left without an answer and is too old is not said to have had no effect, and can be taken away', async () => {
  await askOffline(ofName('cancel'))
  const [row] = await outbox()
  if (!row?.held) throw new Error('nothing is held')
  const at = Date.now() - rowLifeMs - 1
  await accountStore(me.idAccount).outbox.update(row.n, { createdAt: at, held: { ...row.held, sentAt: at } })
  await goOnline()
  await press('확인하고 해지하기')
  await shows('연결됐어요. 구독을 해지할까요?')
  await press('구독 해지', dialog)
  await shows('서버의 답을 받지 못해 이미 바뀌었을 수 있어요.')
  await press('해지 요청 지우기', dialog)
  await vi.waitFor(async () => expect(await outbox()).toEqual([]))
  expect(text()).not.toContain('7일이 지났어요')
  expect(dialog()).not.toBeNull()
  expect(sent).toEqual([])
})

test('of two that contradict each other only the later one waits', async () => {
  await askOffline(ofName('cancel'))
  await press('구독 해지')
  await vi.waitFor(() => expect(buttonOf('구독 해지', dialog).getAttribute('aria-disabled')).toBe('true'))
  planDialogs.close()
  setSubscription({ cancelAtEnd: true, nextAmount: null })
  await goOnline()
  await shows('2026년 12월 4일까지 사용 후 해지')
  await goOffline()
  await press('해지 취소')
  await vi.waitFor(async () =>
    expect((await outbox()).map(({ lane }) => lane)).toEqual(['subscription.withdrawCancel']),
  )
  // About the cards nothing was asked before.
  await press('Visa 1111 기본으로 쓰기')
  await vi.waitFor(async () =>
    expect((await outbox()).map(({ lane }) => lane)).toEqual([
      'subscription.withdrawCancel',
      'payMethod.setDefault',
    ]),
  )
})

test('without an answer it waits on, and goes with the same key when it is confirmed again', async () => {
  await askOffline(ofName('the default card'))
  server.answers = [
    () => {
      throw new TypeError('the connection broke')
    },
  ]
  await goOnline()
  await press('확인하고 바꾸기')
  await vi.waitFor(() =>
    expect(shownToasts.get().map(({ text: words }) => words)).toContain('서버에 닿지 못했어요.'),
  )
  await press('확인하고 바꾸기')
  await vi.waitFor(async () => expect(await outbox()).toEqual([]))
  expect(sent).toHaveLength(2)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  // Its toast comes after the row is gone, and would be taken for one of the next test.
  await vi.waitFor(() =>
    expect(shownToasts.get().map(({ text: words }) => words)).toContain('기본 카드를 바꿨어요'),
  )
})

test('files that do not fit the chosen plan are named in a toast, and nothing is changed', async () => {
  server.tooMuch = '드라이브 사용량이 선택한 플랜보다 커서 바꿀 수 없어요.'
  setSubscription({ phase: 'EXPIRED', status: 'EXPIRED', source: null, nextAmount: null })
  show(<Overlay />)
  openPlanModal({ level: 1 })
  await press('무료로 바꾸기')
  const told = () => shownToasts.get().map(({ tone, text: words }) => [tone, words])
  await vi.waitFor(() => expect(told()).toEqual([['error', server.tooMuch]]))
  expect(sent).toEqual([])
})

test('what the server refuses says why', async () => {
  await askOffline(ofName('free'))
  const message = '파일이 Free의 저장 공간보다 커요.'
  server.answers = [
    () => Response.json({ code: 'INVALID_SUBSCRIBE_CONDITION_STORAGE', message }, { status: 400 }),
  ]
  await goOnline()
  await press('확인하고 바꾸기')
  await shows(message)
  await press('지우기')
  await vi.waitFor(async () => expect(await outbox()).toEqual([]))
})

test('where the role was lost meanwhile it is not sent, and that is said', async () => {
  await askOffline(ofName('the default card'))
  const refused = () => Response.json({ code: 'FORBIDDEN_ROLE', message: '' }, { status: 403 })
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
    url.endsWith('/payMethod/list') ? refused() : answer(url, init),
  )
  await goOnline()
  await press('확인하고 바꾸기')
  await shows('이제 이 브랜드의 소유자가 아니라서 보내지 않았어요.')
  expect(sent).toEqual([])
})

test('a logo whose pictures are only on this device cannot wait, and says why', async () => {
  const images = [{ id: 'a', name: 'a.png', blob: new Blob(['x']), idFile: null }]
  show(<Logo images={images} />)
  await vi.waitFor(() => buttonOf('₩350,000 결제하기'))
  await shows('Visa 4242')
  await goOffline()
  await shows('고른 그림은 인터넷에 연결되어야 올릴 수 있어요')
  expect(buttonOf('₩350,000 결제하기').getAttribute('aria-disabled')).toBe('true')
})

function Logo({ images = [], product = logo }: { images?: readonly unknown[]; product?: LogoProduct }) {
  const order = useOrder(idBrand, 'logo')
  const view = { ...logoView, draft: { ...logoView.draft, images } } as LogoBriefView
  return <LogoOrder idBrand={idBrand} product={product} view={view} order={order} cancelled={null} />
}

/** What the screen knows of the network. */
function Network() {
  return <i data-online={useOnline()} />
}

/** Every screen but that of payments. */
function Held() {
  return (
    <>
      <HeldWatch idBrand={idBrand} />
      <Overlay />
    </>
  )
}

function Overlay() {
  const overlay = useWatched(planDialogs)
  // As the host of dialogs: one that closes late does not close the next one.
  if (overlay?.name === 'cancel') return <CancelDialog idBrand={idBrand} onClose={() => overlay.answer()} />
  if (overlay?.name !== 'plans') return null
  return <PlanModal idBrand={idBrand} choice={overlay.payload} onClose={() => overlay.answer()} />
}

async function askOffline({ subscription = {}, screen, prepare, ask }: Case): Promise<void> {
  setSubscription(subscription)
  show(
    screen ?? (
      <>
        <PaymentScreen idBrand={idBrand} />
        <Overlay />
      </>
    ),
  )
  await shows(screen ? 'Visa 4242' : 'Visa 1111')
  await prepare?.()
  await goOffline()
  await ask()
  await vi.waitFor(async () => expect((await outbox()).map(({ state }) => state)).toEqual(['held']))
}

/** The device knows the plans from then on. */
async function readPlans(): Promise<void> {
  openPlanModal()
  await shows('플랜 고르기')
  await vi.waitFor(() => expect(document.querySelector('[role=tab]')).not.toBeNull())
  planDialogs.close()
}

function setSubscription(change: Partial<Subscription>): void {
  server.subscription = { ...server.subscription, ...change }
}

async function answer(url: string, { method = 'GET', headers }: RequestInit = {}): Promise<Response> {
  const path = url.split('?')[0] ?? ''
  if (!isOnline) throw new TypeError('there is no network')
  if (method !== 'GET') {
    sent.push({ call: `${method} ${path}`, key: new Headers(headers).get('Idempotency-Key') })
    const prepared = server.answers.shift()
    return prepared?.() ?? Response.json(carryOut(path))
  }
  const list = (name: string, items: readonly unknown[]) =>
    Response.json({ _embedded: { [name]: items }, page: { number: 0, size: 200, totalPages: 1 } })
  if (path.endsWith('/downgrade') && server.tooMuch !== null) {
    const refusal = { code: 'INVALID_SUBSCRIBE_CONDITION_STORAGE', message: server.tooMuch }
    return Response.json(refusal, { status: 409 })
  }
  if (path.endsWith('/payMethod/list')) return list('payMethods', server.cards)
  if (path.endsWith('/plan/list')) return list('plans', url.includes('USD') ? [] : [free, basic])
  if (path.endsWith('/payment/page')) return list('payments', [])
  if (path.endsWith('/products')) return list('products', [server.logo])
  if (path.endsWith('/amount')) {
    const { amount } = server
    return Response.json({
      ...{ amount, lines: [], days: 30, remainingDays: 20, nextAmount: 299_000, credits: 500 },
      nextPaymentDate: '2027-11-27T00:00:00+09:00',
    })
  }
  if (path.endsWith('/subscription')) return Response.json(server.subscription)
  return Response.json({ _embedded: {} })
}

function carryOut(path: string): unknown {
  const order = {
    orderStatus: 'PAID',
    state: 'PAID',
    pid: 'sgpaid',
    amount: 1,
    failedMsg: null,
    sandbox: true,
  }
  if (path.endsWith('/cancel')) setSubscription({ cancelAtEnd: true, nextAmount: null })
  if (path.endsWith('/withdrawCancel')) setSubscription({ cancelAtEnd: false })
  if (path.endsWith('/free')) setSubscription({ phase: 'FREE', plan: free })
  if (path.endsWith('/period')) return { subscription: server.subscription, order: null }
  if (path.endsWith('/subscription') || path.endsWith('/pay-logo')) return order
  return server.subscription
}

async function goOnline(): Promise<void> {
  isOnline = true
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(document.querySelector('[data-online=true]')).not.toBeNull())
}

async function goOffline(): Promise<void> {
  isOnline = false
  dispatchEvent(new Event('offline'))
  await vi.waitFor(() => expect(document.querySelector('[data-online=false]')).not.toBeNull())
}

const outbox = (): Promise<OutboxRow[]> => accountStore(me.idAccount).outbox.orderBy('n').toArray()

function ofName(name: string): Case {
  const one = cases[name]
  if (!one) throw new Error(`there is no case ${name}`)
  return one
}

function show(screen: ReactNode): void {
  render(
    <I18nProvider i18n={i18n}>
      {screen}
      <Network />
    </I18nProvider>,
    { container: host },
  )
}

const text = () => document.body.textContent ?? ''
const dialog = () => document.querySelector('dialog')

async function shows(words: string): Promise<void> {
  await vi.waitFor(() => expect(text()).toContain(words))
}

function buttonOf(name: string, within: () => ParentNode | null = () => document): HTMLElement {
  const found = [...(within()?.querySelectorAll('button') ?? [])].find(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  )
  if (!found) throw new Error(`there is no button ${name}`)
  return found
}

async function press(name: string, within?: () => ParentNode | null): Promise<void> {
  await vi.waitFor(() => {
    const found = buttonOf(name, within)
    expect(found.hasAttribute('disabled') || found.getAttribute('aria-disabled') === 'true').toBe(false)
    found.click()
  })
}
