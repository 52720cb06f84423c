import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { readBrand } from '#contract/brand.ts'
import { createCheckout, readLemonSubscription } from '#contract/lemon-squeezy.ts'
import { confirmPaypal, payLogoByPaypal } from '#contract/logo.ts'
import { pagePayments } from '#contract/payment.ts'
import {
  cancelSubscription,
  listPlansOnSale,
  readSubscription,
  withdrawCancel,
} from '#contract/subscription.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { sandboxTask } from '#server/jobs/sandbox.ts'
import { syncLemons } from '../dollars/lemon.ts'
import { audit } from '../reconciliation/audit.ts'
import { beginDay } from '../subscriptions/renewal-jobs.ts'
import { setClock } from '../testing/test-clock.ts'
import { findLedgerFaults } from '../testing/test-ledger.ts'
import { paymentJobs } from '../testing/test-payments.ts'

/* A server without keys sells in dollars at the sandbox, which tells it by webhooks as PayPal and Lemon Squeezy do. */

let api: TestApi
const variants = { basic: 1_017_449, plus: 1_017_450 }

beforeAll(async () => {
  api = await openTestApi()
})

afterEach(() => {
  vi.useRealTimers()
})

afterAll(async () => {
  expect(await findLedgerFaults(api.database)).toEqual([])
  expect(await audit(paymentJobs(api).services)).toEqual([])
  await api.close()
})

type Owner = { token: string; idBrand: number }
async function owner(): Promise<Owner> {
  const { token, idBrand } = await api.owner()
  return { token, idBrand }
}
const read = async (me: Owner) => (await api.send(readSubscription, me)).body
const creditOf = async (me: Owner) => (await api.send(readBrand, me)).body.credit
async function ordersOf(me: Owner) {
  const { body } = await api.send(pagePayments, me)
  const { payments } = body._embedded as {
    payments: { kind: string; status: string; amount: number; sandbox: boolean }[]
  }
  return payments
    .map((one) => `${one.kind} ${one.status} ${one.amount}${one.sandbox ? ' sandbox' : ''}`)
    .sort()
}
const pathOf = (url: unknown) => new URL(String(url)).pathname
const page = (path: string, headers = {}) => api.request({ method: 'GET', url: path, headers })
const press = (path: string, act: string) =>
  api.request({
    method: 'POST',
    url: `${path}/${act}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  })
const settle = () => paymentJobs(api).run('settle-payments')
/** What the sandbox does by itself, and the webhooks that follow. */
async function runJobs() {
  await sandboxTask(paymentJobs(api).services)['run-sandbox']?.run({})
  await settle()
}
async function checkout(me: Owner, id = variants.basic): Promise<string> {
  const body = { data: { relationships: { variant: { data: { id } } } } }
  const answer = await api.send(createCheckout, { ...me, body })
  return pathOf((answer.body.data as { attributes: { url: string } }).attributes.url)
}
async function orderLogo(me: Owner) {
  const body = { idProduct: 1, optionAmount: 0 }
  return pathOf((await api.send(payLogoByPaypal, { ...me, body })).body.url)
}
const tokenOf = (path: string) => path.split('/').at(-1) ?? ''
const confirm = (me: Owner, path: string) =>
  api.send(confirmPaypal, { ...me, body: { token: tokenOf(path) } })
const received = async (gateway: string) =>
  (
    await api.database.pool.query<{ n: number }>(
      'select count(*)::int as n from webhook_event where gateway = $1',
      [gateway],
    )
  ).rows[0]?.n
async function portalOf(me: Owner): Promise<string> {
  const { body } = await api.send(readLemonSubscription, me)
  return pathOf((body.urls as { portal: string }).portal)
}
async function subscribed(me: Owner, variant = variants.basic): Promise<void> {
  await press(await checkout(me, variant), 'pay')
  await settle()
}

test('a plan that is paid on the page begins by webhooks alone, one before the return and one twice, and is booked once', async () => {
  const me = await owner()
  const { body } = await api.send(listPlansOnSale, { query: { currency: 'USD' } })
  expect((body._embedded as { plans: object[] }).plans).toMatchObject([
    { idVariant: variants.basic },
    { idVariant: variants.plus },
  ])
  const path = await checkout(me)
  const shown = await page(path)
  expect(shown).toMatchObject({ status: 200 })
  expect(shown.text).toContain('결제 샌드박스 · 실제로 결제되지 않아요')
  expect(shown.text).toContain('$23.00')
  expect(await read(me)).toMatchObject({ phase: 'FREE' })

  const before = Number(await received('sandbox-lemonsqueezy'))
  const back = await press(path, 'pay')
  expect(back.status).toBe(303)
  expect(pathOf(back.headers.location)).toBe('/brand/setting/payment')
  // They are stored before the payer is sent back; what is sent twice is one event.
  expect(await received('sandbox-lemonsqueezy')).toBe(before + 2)
  await Promise.all([settle(), settle()])
  expect(await read(me)).toMatchObject({ phase: 'ACTIVE', source: 'LEMON', currency: 'USD', sandbox: true })
  await press(path, 'pay')
  await runJobs()
  expect(await ordersOf(me)).toEqual(['SUBSCRIBE PAID 2300 sandbox'])
  expect(await creditOf(me)).toBe(500)
  expect((await page(path)).text).toContain('이미 끝난 결제예요.')
})

test('a card that is refused, and a window that is closed, pay nothing; the same page can still be paid', async () => {
  const me = await owner()
  const path = await checkout(me)
  for (const [act, words] of [
    ['decline', '카드가 거절됐어요.'],
    ['close', '결제하지 않았어요.'],
  ] as const) {
    const { status, headers } = await press(path, act)
    expect(status).toBe(303)
    expect((await page(String(headers.location))).text).toContain(words)
    await runJobs()
    expect(await read(me)).toMatchObject({ phase: 'FREE' })
    expect(await ordersOf(me)).toEqual([])
  }
  await press(path, 'pay')
  await settle()
  expect(await read(me)).toMatchObject({ phase: 'ACTIVE' })
})

test('a logo: the webhook before the return pays it, the return and two more webhooks change nothing', async () => {
  const me = await owner()
  const path = await orderLogo(me)
  expect((await page(path)).text).toContain('$249.00')
  expect((await confirm(me, path)).body).toMatchObject({ state: 'UNKNOWN' })
  const back = await press(path, 'pay')
  const url = new URL(String(back.headers.location))
  expect([url.pathname, url.searchParams.get('token')]).toEqual([
    '/brand/setting/paylogo/paypal',
    tokenOf(path),
  ])
  await settle()
  expect(await ordersOf(me)).toEqual(['LOGO PAID 24900 sandbox'])
  expect((await confirm(me, path)).body).toMatchObject({ state: 'PAID', sandbox: true })
  await runJobs()
  await runJobs()
  expect(await ordersOf(me)).toEqual(['LOGO PAID 24900 sandbox'])
  const { rows } = await api.database.pool.query(
    'select count(*)::int as n from logo_pass where brand_id = $1',
    [me.idBrand],
  )
  expect(rows).toEqual([{ n: 1 }])
})

test('a logo whose card is refused fails and can be ordered again; one that is left is not paid', async () => {
  const me = await owner()
  const refused = await orderLogo(me)
  await press(refused, 'decline')
  expect((await confirm(me, refused)).body).toMatchObject({ state: 'FAILED' })
  // Pressed once more, the page pays nothing any more.
  await press(refused, 'pay')
  await runJobs()
  expect((await confirm(me, refused)).body).toMatchObject({ state: 'FAILED' })
  const left = await orderLogo(me)
  const away = new URL(String((await press(left, 'close')).headers.location))
  expect(away.pathname + away.search).toBe('/brand/setting/paylogo/1?cancelled=')
  await runJobs()
  expect(await ordersOf(me)).toEqual(['LOGO FAILED 24900 sandbox', 'LOGO INIT 24900 sandbox'])
  await press(left, 'pay')
  await settle()
  expect(await ordersOf(me)).toEqual(['LOGO FAILED 24900 sandbox', 'LOGO PAID 24900 sandbox'])
})

test('in the portal a plan is cancelled, taken back and changed for the difference; the app does the same', async () => {
  const me = await owner()
  await subscribed(me)
  const portal = await portalOf(me)
  expect((await page(portal)).text).toContain('Plus 플랜으로 바꾸기')
  await press(portal, 'cancel')
  await settle()
  expect(await read(me)).toMatchObject({ cancelAtEnd: true })
  expect((await page(portal)).text).toContain('해지 예약됨')
  await press(portal, 'resume')
  await settle()
  expect(await read(me)).toMatchObject({ cancelAtEnd: false })
  expect((await api.send(cancelSubscription, me)).body).toMatchObject({ cancelAtEnd: true })
  expect((await api.send(withdrawCancel, me)).body).toMatchObject({ cancelAtEnd: false })
  await press(portal, `plan-${variants.plus}`)
  await settle()
  expect(await read(me)).toMatchObject({ plan: { title: 'Plus' } })
  await press(portal, `plan-${variants.plus}`)
  await runJobs()
  expect(await ordersOf(me)).toEqual(['SUBSCRIBE PAID 2300 sandbox', 'UPGRADE PAID 4200 sandbox'])
})

test('a plan renews on its day, once, and one that is cancelled ends', async () => {
  setClock('2027-01-31')
  const [me, other] = [await owner(), await owner()]
  await subscribed(me)
  await subscribed(other)
  await press(await portalOf(other), 'cancel')
  await settle()
  setClock('2027-02-27', 23, 59, 59)
  await runJobs()
  expect(await ordersOf(me)).toEqual(['SUBSCRIBE PAID 2300 sandbox'])
  setClock('2027-02-28', 0, 1)
  await Promise.all([runJobs(), runJobs()])
  await runJobs()
  expect(await ordersOf(me)).toEqual(['RENEW PAID 2300 sandbox', 'SUBSCRIBE PAID 2300 sandbox'])
  expect(await read(me)).toMatchObject({ phase: 'ACTIVE', periodEndDate: '2027-03-31T00:00:00+09:00' })
  expect(await read(other)).toMatchObject({ phase: 'EXPIRED' })
  expect(await ordersOf(other)).toEqual(['SUBSCRIBE PAID 2300 sandbox'])
})

test('a renewal that is refused can be paid for two weeks in the portal; then the plan ends', async () => {
  setClock('2028-01-31')
  const [me, other, third] = [await owner(), await owner(), await owner()]
  for (const one of [me, other, third]) {
    await press(await checkout(one), 'pay-once')
    await settle()
    expect(await read(one)).toMatchObject({ phase: 'ACTIVE' })
  }
  setClock('2028-02-29', 0, 1)
  await runJobs()
  await runJobs()
  for (const one of [me, other, third]) {
    expect(await read(one)).toMatchObject({ phase: 'PAST_DUE', source: 'LEMON' })
    expect(await ordersOf(one)).toEqual(['SUBSCRIBE PAID 2300 sandbox'])
  }
  const portal = await portalOf(me)
  const shown = (await page(portal)).text
  for (const words of ['결제 실패', '2028년 2월 29일', '2주 안에', '다른 카드로 결제하기'])
    expect(shown).toContain(words)

  setClock('2028-03-05', 12)
  await Promise.all([press(portal, 'pay'), press(portal, 'pay')])
  await runJobs()
  expect(await ordersOf(me)).toEqual(['RENEW PAID 2300 sandbox', 'SUBSCRIBE PAID 2300 sandbox'])
  expect(await read(me)).toMatchObject({ phase: 'ACTIVE', periodEndDate: '2028-03-31T00:00:00+09:00' })
  expect(await creditOf(me)).toBe(1000)
  await press(await portalOf(third), 'cancel')
  await runJobs()
  await runJobs()
  expect(await read(third)).toMatchObject({ phase: 'EXPIRED' })
  expect((await page(await portalOf(third))).text).not.toContain('해지 취소')

  setClock('2028-03-13', 23, 59)
  await runJobs()
  expect(await read(other)).toMatchObject({ phase: 'PAST_DUE' })
  setClock('2028-03-14', 0, 1)
  await runJobs()
  await settle()
  expect(await read(other)).toMatchObject({ phase: 'EXPIRED' })
  // The other card pays the next renewals as well.
  setClock('2028-03-31', 0, 1)
  await runJobs()
  expect(await ordersOf(me)).toEqual([
    'RENEW PAID 2300 sandbox',
    'RENEW PAID 2300 sandbox',
    'SUBSCRIBE PAID 2300 sandbox',
  ])
  expect(await ordersOf(other)).toEqual(['SUBSCRIBE PAID 2300 sandbox'])
})

test('unknown addresses and presses are not found, and the pages allow no script', async () => {
  const me = await owner()
  const path = await checkout(me)
  for (const unknown of [
    '/sandbox/checkout/unknown',
    '/sandbox/portal/unknown',
    `/sandbox/portal/${tokenOf(path)}`,
  ])
    expect(await page(unknown)).toMatchObject({ status: 404 })
  expect(await press(path, 'free')).toMatchObject({ status: 404 })
  expect(await press('/sandbox/checkout/unknown', 'pay')).toMatchObject({ status: 404 })
  const { headers, text } = await page(path, { 'accept-language': 'en' })
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('script-src')
  expect(policy).not.toContain('unsafe')
  expect(text).not.toMatch(/<script|\son\w+=|style="/)
  expect(text).toContain('Payment sandbox · no money moves')
  expect((await page(path, { 'accept-language': 'en', cookie: 'saegim-locale=ja' })).text).toContain(
    '決済サンドボックス',
  )
})

test('where real gateways have keys, or the sandbox is off, none of its pages is there and no webhook of it is taken', async () => {
  const me = await owner()
  const [plan, logo] = [await checkout(me), await orderLogo(me)]
  const event = { method: 'POST', headers: { 'content-type': 'application/json' }, payload: '{}' } as const
  const real = {
    PAYPAL_CLIENT_ID: 'client',
    PAYPAL_CLIENT_SECRET: 'secret',
    LEMONSQUEEZY_API_KEY: 'key',
    LEMONSQUEEZY_STORE_ID: '7',
    LEMONSQUEEZY_WEBHOOK_SECRET: 'webhook-secret',
  }
  for (const variables of [real, { PUBLIC_URL: 'https://saegim.example' }]) {
    const there = await openTestApi(variables, { database: api.database })
    for (const url of [plan, logo]) {
      expect(await there.request({ method: 'GET', url })).toMatchObject({ status: 404 })
      expect(await there.request({ ...event, url: `${url}/pay` })).toMatchObject({ status: 404 })
    }
    for (const sender of ['sandbox-paypal', 'sandbox-lemonsqueezy'])
      expect(await there.request({ ...event, url: `/api/v1/webhook/${sender}` })).toMatchObject({
        status: 404,
      })
    await there.close()
  }
  for (const sender of ['sandbox', 'sandbox-paypal', 'sandbox-lemonsqueezy'])
    expect(await api.request({ ...event, url: `/api/v1/webhook/${sender}` })).toMatchObject({ status: 401 })
})

test('where Lemon Squeezy has keys by now, a plan of the sandbox ends with its period and the owner is not asked about it', async () => {
  setClock('2027-05-10')
  const [me, other] = [await owner(), await owner()]
  await subscribed(me)
  await subscribed(other)
  const real = await openTestApi(
    {
      LEMONSQUEEZY_API_KEY: 'key',
      LEMONSQUEEZY_STORE_ID: '7',
      LEMONSQUEEZY_WEBHOOK_SECRET: 'webhook-secret',
      // No server answers there.
      LEMONSQUEEZY_BASE_URL: 'http://127.0.0.1:1',
    },
    { database: api.database },
  )
  const { services } = paymentJobs(real)
  await syncLemons(services)
  expect(await real.send(cancelSubscription, other)).toMatchObject({
    status: 200,
    body: { cancelAtEnd: true },
  })
  expect(await real.send(withdrawCancel, other)).toMatchObject({ status: 200, body: { cancelAtEnd: false } })
  setClock('2027-06-09', 23, 59)
  await beginDay(services)
  expect(await read(me)).toMatchObject({ phase: 'ACTIVE' })
  setClock('2027-06-10', 0, 5)
  await sandboxTask(services)['run-sandbox']?.run({})
  await beginDay(services)
  for (const one of [me, other]) {
    expect(await read(one)).toMatchObject({ phase: 'EXPIRED' })
    expect(await ordersOf(one)).toEqual(['SUBSCRIBE PAID 2300 sandbox'])
  }
  await real.close()
})

test('the sandbox cancels and resumes only what it has, and changes no plan to itself', async () => {
  const me = await owner()
  await subscribed(me)
  const lemon = api.services.payments.sandbox?.lemonSqueezy
  expect([await lemon?.cancel('sandbox-none'), await lemon?.resume('sandbox-none')]).toEqual([false, false])
  const id = tokenOf(await portalOf(me))
  expect(await lemon?.changePlan(id, variants.basic)).toBe(false)
  // More at once than there are connections: each asks for the plans in its own transaction.
  const ids = await Promise.all(
    Array.from({ length: 30 }, async () => tokenOf(await checkout(await owner()))),
  )
  expect((await Promise.all(ids.map((one) => lemon?.pay(one)))).every(Boolean)).toBe(true)
  await settle()
})
