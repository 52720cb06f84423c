import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBrand } from '#contract/brand.ts'
import { confirmPaypal, listProducts, payLogo, payLogoByPaypal, readProduct } from '#contract/logo.ts'
import { readOrder, refundOrder } from '#contract/operator-money.ts'
import { pagePayments, readPayment } from '#contract/payment.ts'
import { listPlansOnSale, readSubscription, subscribe, withdrawCancel } from '#contract/subscription.ts'
import { cancelTask, pageTasks, readTask } from '#contract/task.ts'
import { addMonths } from '#model/time/periods.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import { readAllowedBytes } from '#server/api/files/queries.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { openTestGatewayServer } from '#server/gateways/payments/test-gateway-server.ts'
import { genuinePaypalHeaders } from '#server/gateways/payments/test-hosted-gateways.ts'
import { staffToken } from '../../../../tests/contract/fixtures.ts'
import { beginDay } from '../subscriptions/renewal-jobs.ts'
import { addTestCard, cardNumbers, paymentJobs } from '../testing/test-payments.ts'

let api: TestApi
let server: Awaited<ReturnType<typeof openTestGatewayServer>>
const gibibyte = 1024 ** 3

beforeAll(async () => {
  server = await openTestGatewayServer()
  api = await openTestApi({
    PAYPAL_CLIENT_ID: 'paypal-client',
    PAYPAL_CLIENT_SECRET: 'paypal-secret',
    PAYPAL_WEBHOOK_ID: 'webhook',
    PAYPAL_BASE_URL: server.addressOf('paypal'),
  })
})

afterAll(async () => {
  expect(server.unauthorized).toEqual([])
  await api.close()
  await server.close()
})

async function payer(number: string = cardNumbers.good) {
  const { token, idBrand } = await api.owner()
  const who = { token, idBrand }
  return { ...who, idPayMethod: await addTestCard(api, who, number) }
}
type Payer = Awaited<ReturnType<typeof payer>>

const sentBy = ({ token, idBrand }: Payer) => ({ token, idBrand })
const pay = (me: Payer, body: object = {}, key?: string) =>
  api.send(payLogo, {
    ...sentBy(me),
    body: { idProduct: 1, optionAmount: 0, idPayMethod: me.idPayMethod, ...body },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })
const payByPaypal = async (me: Payer, key: string, body: object = {}) => {
  const headers = { 'idempotency-key': key }
  const sent = { ...sentBy(me), body: { idProduct: 1, optionAmount: 0, ...body }, headers }
  const { body: answer, status } = await api.send(payLogoByPaypal, sent)
  const id = new URL(String(answer.url ?? 'https://none')).searchParams.get('token') ?? ''
  return { status, answer, id, pid: String(answer.pid) }
}
const confirm = (me: Payer, token: string) => api.send(confirmPaypal, { ...sentBy(me), body: { token } })
const tasksOf = async (me: Payer) => {
  const { body } = await api.send(pageTasks, sentBy(me))
  return (body._embedded as { tasks: { idTask: number; title: string; credit: number; status: string }[] })
    .tasks
}
const subscriptionOf = async (me: Payer) => (await api.send(readSubscription, sentBy(me))).body
const allowedTo = ({ idBrand }: Payer) => readAllowedBytes(api.database.kysely, idBrand)
const today = () => seoulDayOf(Date.now())

test('logos are listed with their options, in both moneys', async () => {
  const { body } = await api.send(listProducts)
  const { products } = body._embedded as {
    products: { price: number; priceUsd: number; options: object[] }[]
  }
  expect(products.map(({ price, priceUsd }) => [price, priceUsd])).toEqual([
    [330_000, 24_900],
    [770_000, 57_900],
    [1_540_000, 114_900],
  ])
  expect(products[0]?.options).toContainEqual({
    idOption: 2,
    title: '납품 2일 앞당기기',
    price: 66_000,
    priceUsd: 5_000,
  })
  expect(await api.send(readProduct, { params: { id: 3 } })).toMatchObject({
    body: { title: '프리미엄 로고' },
  })
  expect(await api.send(readProduct, { params: { id: 9 } })).toMatchObject({ status: 404 })
})

test('a logo that is paid is a task with its options and brief, and brings months of the Basic plan and room, once for a key', async () => {
  const me = await payer()
  const asked = { optionAmount: 99_000, options: [2, 1], brief: '찻잔 모양이 좋아요.' }
  const answers = await Promise.all([pay(me, asked, 'k'), pay(me, asked, 'k')])
  expect(new Set(answers.map(({ body }) => body.pid)).size).toBe(1)
  const { body } = await pay(me, asked, 'k')
  expect(body).toMatchObject({ orderStatus: 'PAID', amount: 429_000, sandbox: true })
  expect(await pay(me, { idProduct: 2 }, 'k')).toMatchObject({ body: { code: 'IDEMPOTENCY_CONFLICT' } })

  const tasks = await tasksOf(me)
  expect(tasks).toMatchObject([{ title: '베이직 로고', credit: 0, status: 'REQUESTED' }])
  const params = { idTask: tasks[0]?.idTask ?? 0 }
  const { request } = (await api.send(readTask, { ...sentBy(me), params })).body
  expect(request).toBe(
    '베이직 로고\n\n선택한 옵션:\n- 명함 템플릿 추가\n- 납품 2일 앞당기기\n\n찻잔 모양이 좋아요.',
  )
  // It was paid with money, which a refund alone gives back.
  expect(await api.send(cancelTask, { ...sentBy(me), params })).toMatchObject({ status: 409 })

  expect(await subscriptionOf(me)).toMatchObject({
    status: 'SUBSCRIBE',
    plan: { title: 'Basic' },
    source: 'PASS',
    cancelAtEnd: true,
    nextAmount: null,
    periodEndDate: `${addMonths(today(), 3)}T00:00:00+09:00`,
  })
  expect((await api.send(readBrand, sentBy(me))).body).toMatchObject({ plan: 'BASIC', credit: 0 })
  expect(await api.send(withdrawCancel, sentBy(me))).toMatchObject({ status: 409 })
})

test('a refund takes the months, the room and the work back, where it has not begun', async () => {
  const me = await payer()
  const { body } = await pay(me)
  const token = await staffToken(api, 'OPERATOR')
  const params = { pid: String(body.pid) }
  expect((await api.send(readOrder, { token, params })).body).toMatchObject({
    refund: { left: 330_000, unused: 0, terms: 'WHOLE' },
  })
  const refund = { mode: 'WHOLE', amount: 330_000, left: 330_000, reason: '부탁하셨어요' }
  expect(await api.send(refundOrder, { token, params, body: refund })).toMatchObject({
    body: { status: 'REFUNDED' },
  })
  expect(await subscriptionOf(me)).toMatchObject({ phase: 'EXPIRED', source: null })
  expect(await tasksOf(me)).toMatchObject([{ status: 'CANCELED' }])
  expect(await allowedTo(me)).toBe(100 * 1024 ** 2)
})

test('a refused card pays nothing and gives nothing; the order can be made again', async () => {
  const me = await payer(cardNumbers.limit)
  expect((await pay(me)).body).toMatchObject({
    orderStatus: 'INIT',
    state: 'FAILED',
    failedMsg: '한도나 잔액이 부족해요.',
  })
  expect(await tasksOf(me)).toEqual([])
  expect(await subscriptionOf(me)).toMatchObject({ phase: 'FREE', source: null })
  const idPayMethod = await addTestCard(api, sentBy(me), cardNumbers.other)
  expect((await pay({ ...me, idPayMethod })).body).toMatchObject({ orderStatus: 'PAID' })
})

test('options that cost something else, and files of others, are refused', async () => {
  const me = await payer()
  expect(await pay(me, { optionAmount: 1 })).toMatchObject({ status: 400 })
  expect(await pay(me, { optionAmount: 33_000, options: [2] })).toMatchObject({ status: 400 })
  expect(await pay(me, { files: [999_999_999] })).toMatchObject({ body: { details: [{ field: 'files' }] } })
  expect(await pay(me, { idProduct: 9 })).toMatchObject({ status: 404 })
})

test('the months of a logo wait while a plan is running, and its room does not; a plan can be bought over them', async () => {
  const { body } = await api.send(listPlansOnSale)
  const { plans } = body._embedded as { plans: { idPlan: number; title: string }[] }
  const idPlan = plans.find(({ title }) => title === 'Plus')?.idPlan
  const me = await payer()
  const plan = { idPlan, idPayMethod: me.idPayMethod, periodType: 'MONTHLY' }
  await api.send(subscribe, { ...sentBy(me), body: plan })
  await pay(me)
  expect(await subscriptionOf(me)).toMatchObject({ plan: { title: 'Plus' }, source: 'CARD' })
  // The plan ends, and the months begin on that day.
  await api.database.pool.query(
    `update subscription set cancel_at_end = true, period_end = $2, period_start = '2020-01-01' where brand_id = $1`,
    [me.idBrand, today()],
  )
  await beginDay(paymentJobs(api).services)
  expect(await subscriptionOf(me)).toMatchObject({ plan: { title: 'Basic' }, source: 'PASS' })
  // When it has ended as well, the room stays.
  await api.database.pool.query(
    `update subscription set period_end = $2, period_start = '2020-01-01' where brand_id = $1`,
    [me.idBrand, today()],
  )
  await beginDay(paymentJobs(api).services)
  expect(await subscriptionOf(me)).toMatchObject({ phase: 'EXPIRED', source: null })
  expect(await allowedTo(me)).toBe(10 * gibibyte)

  const other = await payer()
  await pay(other)
  const bought = await api.send(subscribe, {
    ...sentBy(other),
    body: { ...plan, idPayMethod: other.idPayMethod },
  })
  expect(bought.body).toMatchObject({ orderStatus: 'PAID', amount: 85_400 })
  expect(await subscriptionOf(other)).toMatchObject({
    plan: { title: 'Plus' },
    source: 'CARD',
    cancelAtEnd: false,
  })
})

test('PayPal: the same key has one page, and its return takes the money once', async () => {
  const me = await payer()
  const first = await payByPaypal(me, 'k', { optionAmount: 2_500 })
  expect(first.answer.url).toContain('https://www.sandbox.paypal.com/checkoutnow')
  expect((await payByPaypal(me, 'k', { optionAmount: 2_500 })).id).toBe(first.id)
  expect((await payByPaypal(me, 'k')).answer).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
  // The address of the return alone proves nothing.
  expect((await confirm(me, first.id)).body).toMatchObject({ orderStatus: 'INIT', state: 'UNKNOWN' })
  expect(await tasksOf(me)).toEqual([])
  server.paypal.approve(first.id)
  const both = await Promise.all([confirm(me, first.id), confirm(me, first.id)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await confirm(me, first.id)).body).toMatchObject({
    orderStatus: 'PAID',
    amount: 27_400,
    sandbox: false,
  })
  expect(server.paypal.moneyOf(first.id)).toBe(27_400)
  expect(await tasksOf(me)).toHaveLength(1)
  expect((await payByPaypal(me, 'k', { optionAmount: 2_500 })).answer).toEqual({ pid: first.pid, url: null })
  const params = { pid: first.pid }
  expect((await api.send(readPayment, { ...sentBy(me), params })).body).toMatchObject({
    currency: 'USD',
    card: 'PayPal',
    vat: 0,
  })
  expect(await confirm(await payer(), first.id)).toMatchObject({ status: 404 })
})

test('PayPal: a closed window holds nothing up and lapses; a decline, a lost answer and a webhook alone settle', async () => {
  const me = await payer()
  const closed = await payByPaypal(me, 'closed')
  const declined = await payByPaypal(me, 'declined')
  server.paypal.approve(declined.id, 'declined')
  expect((await confirm(me, declined.id)).body).toMatchObject({ state: 'FAILED' })
  const lost = await payByPaypal(me, 'lost')
  server.paypal.approve(lost.id, 'answerLost')
  expect((await confirm(me, lost.id)).body).toMatchObject({ state: 'UNKNOWN' })
  const silent = await payByPaypal(me, 'silent')
  server.paypal.approve(silent.id)
  const event = {
    id: 'WH-1',
    resource: { id: silent.id, purchase_units: [{ custom_id: `${silent.pid}-1` }] },
  }
  const post = (headers: Record<string, string>) =>
    api.request({ method: 'POST', url: '/api/v1/webhook/paypal', payload: event, headers })
  expect(await post({})).toMatchObject({ status: 401 })
  expect(await post(genuinePaypalHeaders)).toMatchObject({ status: 200 })
  expect(await post(genuinePaypalHeaders)).toMatchObject({ status: 200 })
  const jobs = paymentJobs(api)
  await jobs.after(5)
  await jobs.after(200)
  const { body } = await api.send(pagePayments, sentBy(me))
  const { payments } = body._embedded as { payments: { pid: string; status: string }[] }
  const statusOf = ({ pid }: { pid: string }) => payments.find((one) => one.pid === pid)?.status
  expect([closed, declined, lost, silent].map(statusOf)).toEqual(['FAILED', 'FAILED', 'PAID', 'PAID'])
  expect(await tasksOf(me)).toHaveLength(2)
  // Who approves after that pays nothing.
  server.paypal.approve(closed.id)
  expect((await confirm(me, closed.id)).body).toMatchObject({ state: 'FAILED' })
  expect(server.paypal.moneyOf(closed.id)).toBe(0)
})

test('PayPal: a payment that its payer has back after a dispute is one for the desk', async () => {
  const me = await payer()
  const order = await payByPaypal(me, 'disputed')
  server.paypal.approve(order.id)
  expect((await confirm(me, order.id)).body).toMatchObject({ orderStatus: 'PAID' })
  const desk = { token: await staffToken(api, 'OPERATOR'), params: { pid: order.pid } }
  const troubleAfter = async (id: string, payload: object, minutes: number) => {
    const headers = { ...genuinePaypalHeaders }
    const event = {
      method: 'POST',
      url: '/api/v1/webhook/paypal',
      payload: { id, ...payload },
      headers,
    } as const
    expect(await api.request(event)).toMatchObject({ status: 200 })
    await paymentJobs(api).after(minutes)
    return (await api.send(readOrder, desk)).body.trouble
  }
  const resource = { custom_id: `${order.pid}-1` }
  const paid = { event_type: 'PAYMENT.CAPTURE.COMPLETED', resource }
  expect(await troubleAfter('WH-paid', paid, 1)).toBe(null)
  const dispute = { disputed_transactions: [{ seller_transaction_id: server.paypal.giveBack(order.id) }] }
  const event = { event_type: 'CUSTOMER.DISPUTE.RESOLVED', resource: dispute }
  // It is looked up once a minute.
  expect(await troubleAfter('WH-dispute', event, 3)).toBe('RETURNED_THERE')
})

test('without keys there is no PayPal', async () => {
  const { named, forNewCards } = api.services.payments
  const payments = { named, forNewCards, paypal: null, lemonSqueezy: null }
  const other = await openTestApi({}, { payments, database: api.database })
  const { token, idBrand } = await api.owner()
  const body = { idProduct: 1, optionAmount: 0 }
  expect(await other.send(payLogoByPaypal, { token, idBrand, body })).toMatchObject({
    body: { code: 'PROVIDER_OFF' },
  })
  const { products } = (await other.send(listProducts)).body._embedded as { products: { priceUsd: null }[] }
  expect(products.map(({ priceUsd }) => priceUsd)).toEqual([null, null, null])
  expect(await other.request({ method: 'POST', url: '/api/v1/webhook/paypal', payload: {} })).toMatchObject({
    status: 404,
  })
  await other.close()
})
