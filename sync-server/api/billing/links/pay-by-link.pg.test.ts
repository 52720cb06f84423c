import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBrand } from '#contract/brand.ts'
import { listPaymentLinks, makePaymentLink, withdrawPaymentLink } from '#contract/operator-money.ts'
import { addPayMethod, listPayMethods, pagePayments } from '#contract/payment.ts'
import { payByLink, readPaymentLink } from '#contract/payment-link.ts'
import { listPlansOnSale, readSubscription, subscribe } from '#contract/subscription.ts'
import { listTaskActs } from '#contract/task.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { staffToken } from '../../../../tests/contract/fixtures.ts'
import { findCardData } from '../testing/test-card-data.ts'
import { findLedgerFaults } from '../testing/test-ledger.ts'
import { findMoneyFaults } from '../testing/test-money.ts'
import { addTestCard, cardBody, cardNumbers, keptLog, paymentJobs } from '../testing/test-payments.ts'

let api: TestApi
/** With the usual limit of cards that are tried. */
let limited: TestApi
let token: string
let plans: Readonly<Record<'Free' | 'Basic' | 'Plus', number>>
const logged = keptLog()
const email = 'hangyeol@ongi.example'

beforeAll(async () => {
  const many = { LOGIN_ATTEMPTS_PER_MINUTE: '10000' }
  api = await openTestApi(many, { log: logged.log })
  limited = await openTestApi({ ...many, CARD_TRIES_PER_HOUR: '5' }, { database: api.database })
  token = await staffToken(api, 'OPERATOR')
  const { body } = await api.send(listPlansOnSale)
  const listed = (body._embedded as { plans: { idPlan: number; title: string; currency: string }[] }).plans
  plans = Object.fromEntries(listed.map(({ idPlan, title }) => [title, idPlan])) as typeof plans
})

afterAll(async () => {
  expect(await findLedgerFaults(api.database)).toEqual([])
  await limited.close()
  await api.close()
})

type Change = Readonly<Record<string, unknown>>

/** A brand with a link for Basic by the month, and its owner. */
async function linked(change: Change = {}) {
  const { token: own, idBrand } = await api.owner()
  const who = { token: own, idBrand }
  const terms = { idPlan: plans.Basic, periodType: 'MONTHLY', email, ...change }
  const made = await api.send(makePaymentLink, { token, params: { idBrand }, body: terms })
  const idPaymentLink = String(made.body.idPaymentLink)
  const rowOf = async (sql: string) => (await api.database.pool.query(sql, [idBrand])).rows
  const body = { idPaymentLink, idBrand, ...terms }
  const named = (key?: string) => (key === undefined ? {} : { headers: { 'idempotency-key': key } })
  return {
    who,
    idPaymentLink,
    made,
    rowOf,
    pay: (number: string = cardNumbers.good, other: Change = {}, key?: string) =>
      api.send(payByLink, { body: { ...body, payMethodReqBody: cardBody(number), ...other }, ...named(key) }),
    /** With the usual limits, from an address. */
    tryFrom: (address: string, number: string) =>
      limited.send(payByLink, {
        body: { ...body, payMethodReqBody: cardBody(number) },
        headers: { 'x-forwarded-for': address },
      }),
    read: (pid?: string) =>
      api.send(readPaymentLink, { params: { idPaymentLink }, ...(pid !== undefined && { query: { pid } }) }),
    readByKey: (key: string) => api.send(readPaymentLink, { params: { idPaymentLink }, ...named(key) }),
    /** As the desk lists it. */
    async listed() {
      const { body } = await api.send(listPaymentLinks, { token, params: { idBrand } })
      return (body._embedded as { links: Record<string, unknown>[] }).links[0] ?? {}
    },
    async cards() {
      const { body } = await api.send(listPayMethods, who)
      return (body._embedded as { payMethods: { lastNumber: string; defaultSet: boolean }[] }).payMethods
    },
    subscription: async () => (await api.send(readSubscription, who)).body,
    /** Charges that the gateway has taken. */
    taken: async () =>
      (
        await rowOf(`select p.amount from sandbox_payment p join payment_attempt a using (order_ref)
          where a.brand_id = $1`)
      ).map(({ amount }) => amount),
    /** Keys that are left at the gateway or here, of cards that are no card of the brand. */
    strayKeys: () =>
      rowOf(
        'select id from pay_method where brand_id = $1 and deleted_at is not null and sealed_key is not null',
      ),
    faults: () => findMoneyFaults(api.database, idBrand),
  }
}

const gone = { status: 404, body: { code: 'NOT_FOUND' } }

test('a payer without an account pays once: the plan runs, the card is that of the brand, the owner gets the receipt', async () => {
  const link = await linked()
  expect(link.made.body).toMatchObject({
    state: 'OPEN',
    amount: 29_900,
    plan: 'Basic',
    tries: 0,
    pid: null,
    url: `${api.environment.publicUrl}/payment/${link.idPaymentLink}`,
  })
  expect(link.idPaymentLink).toMatch(/^[\w-]{22}$/)
  const days = (Date.parse(String(link.made.body.expiresAt)) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(13.9)
  expect(days).toBeLessThanOrEqual(14)
  const shown = await link.read()
  expect(shown.headers['cache-control']).toBe('no-store')
  expect(shown.body).toMatchObject({
    needsCaptcha: false,
    idBrand: link.who.idBrand,
    brandName: '온기',
    email: 'ha***@ongi.example',
    idPlan: plans.Basic,
    plan: 'Basic',
    periodType: 'MONTHLY',
    amount: 29_900,
    credits: 500,
    sandbox: true,
    payment: null,
  })
  expect(shown.text).not.toContain(email)

  const paid = await link.pay(cardNumbers.good, { email: ' Hangyeol@Ongi.example'.trim() })
  expect(paid.body).toMatchObject({ orderStatus: 'PAID', state: 'PAID', amount: 29_900, failedMsg: null })
  const pid = String(paid.body.pid)
  expect(await link.read()).toMatchObject(gone)
  expect((await link.read(pid)).body.payment).toMatchObject({
    pid,
    orderStatus: 'PAID',
    receipt: {
      pid,
      plan: 'Basic',
      periodType: 'MONTHLY',
      amount: 29_900,
      supply: 27_182,
      vat: 2_718,
      card: 'Visa 4242',
      approveNo: '00000000',
    },
  })
  expect(await link.subscription()).toMatchObject({
    phase: 'ACTIVE',
    source: 'CARD',
    nextAmount: 29_900,
    plan: { title: 'Basic' },
  })
  expect(await link.cards()).toMatchObject([{ lastNumber: '4242', defaultSet: true }])
  expect((await api.send(readBrand, link.who)).body).toMatchObject({ plan: 'BASIC', credit: 500 })
  const history = (await api.send(pagePayments, link.who)).body._embedded
  expect(history).toMatchObject({ payments: [{ pid, kind: 'LINK', status: 'PAID', amount: 29_900 }] })
  await paymentJobs(api).run('mail-payments')
  expect(api.newestMail()).toContain(pid)
  expect(await link.listed()).toMatchObject({ state: 'PAID', pid })
  expect([await link.taken(), await link.faults()]).toEqual([[29_900], []])
})

test('two tabs at once: one pays, for the other the link is gone', async () => {
  for (let round = 0; round < 5; round += 1) {
    const link = await linked()
    const both = await Promise.all([link.pay(), link.pay(cardNumbers.other)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    expect([await link.taken(), await link.faults()]).toEqual([[29_900], []])
    expect((await link.cards()).length).toBe(1)
    expect(await link.rowOf('select id from pay_method where brand_id = $1')).toHaveLength(1)
  }
})

test('the same request twice, at once and later, is one payment with one answer', async () => {
  const link = await linked()
  const both = await Promise.all([
    link.pay(cardNumbers.good, {}, 'press'),
    link.pay(cardNumbers.good, {}, 'press'),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const later = await link.pay(cardNumbers.good, {}, 'press')
  expect(later).toMatchObject({ status: 200, body: { state: 'PAID' } })
  expect(new Set([...both, later].map(({ body }) => body.pid)).size).toBe(1)
  expect(await link.pay(cardNumbers.good, { email: 'other@ongi.example' }, 'press')).toMatchObject(gone)
  expect([await link.taken(), await link.faults()]).toEqual([[29_900], []])
})

test('who has lost the answer, and with it the number of the payment, asks by the key that it was sent with', async () => {
  const link = await linked()
  // It has not arrived.
  expect((await link.readByKey('press')).body).toMatchObject({ payment: null })
  const paid = await link.pay(cardNumbers.good, {}, 'press')
  const { pid } = paid.body
  expect((await link.readByKey('press')).body.payment).toMatchObject({ pid, state: 'PAID', receipt: { pid } })
  // Of another press, of another link, and of the brand's own people it tells nothing.
  expect(await link.readByKey('another')).toMatchObject(gone)
  expect(await link.readByKey(' ')).toMatchObject({ status: 400 })
  const other = await linked()
  expect((await other.readByKey('press')).body).toMatchObject({ payment: null })
  const buy = { idPlan: plans.Basic, periodType: 'MONTHLY' }
  const idPayMethod = await addTestCard(api, other.who, cardNumbers.good)
  const headers = { 'idempotency-key': 'own' }
  const own = await api.send(subscribe, { ...other.who, body: { ...buy, idPayMethod }, headers })
  expect(own.body).toMatchObject({ state: 'PAID' })
  expect((await other.readByKey('own')).body).toMatchObject({ payment: null })

  const lost = await linked()
  const unknown = await lost.pay(cardNumbers.answerLost, {}, 'press')
  const waiting = { pid: unknown.body.pid, state: 'UNKNOWN', receipt: null }
  expect((await lost.readByKey('press')).body.payment).toMatchObject(waiting)
  await paymentJobs(api).after(2)
  expect((await lost.readByKey('press')).body.payment).toMatchObject({ state: 'PAID' })

  const refused = await linked()
  await refused.pay(cardNumbers.limit, {}, 'press')
  expect((await refused.readByKey('press')).body.payment).toMatchObject({
    state: 'FAILED',
    failedMsg: '한도나 잔액이 부족해요.',
  })
})

test('cards that are tried by a link are counted for the link, not for its brand: it is locked before the brand has to wait', async () => {
  const link = await linked()
  const refused = { status: 400, body: { code: 'CARD_REFUSED' } }
  for (let card = 0; card < 5; card += 1)
    expect(await link.tryFrom('203.0.113.1', cardNumbers.refusedAtRegistration)).toMatchObject(refused)
  expect(await link.tryFrom('203.0.113.1', cardNumbers.good)).toMatchObject(gone)
  expect(await link.listed()).toMatchObject({ state: 'LOCKED', tries: 5 })
  // The owner has all tries left.
  const add = (number: string) =>
    limited.send(addPayMethod, {
      ...link.who,
      body: cardBody(number),
      headers: { 'x-forwarded-for': '203.0.113.2' },
    })
  expect(await add(cardNumbers.refusedAtRegistration)).toMatchObject(refused)
  expect(await add(cardNumbers.refusedAtRegistration)).toMatchObject(refused)
  expect(await add(cardNumbers.good)).toMatchObject({ status: 200 })
  const late = { status: 429, body: { code: 'RATE_LIMITED' } }
  expect(await add(cardNumbers.other)).toMatchObject(late)
  // And who has used them up does not close the link.
  const params = { idBrand: link.who.idBrand }
  const again = { idPlan: plans.Basic, periodType: 'MONTHLY', email }
  const made = await api.send(makePaymentLink, { token, params, body: again })
  const next = { ...again, ...params, idPaymentLink: String(made.body.idPaymentLink) }
  expect(
    await limited.send(payByLink, {
      body: { ...next, payMethodReqBody: cardBody(cardNumbers.good) },
      headers: { 'x-forwarded-for': '203.0.113.3' },
    }),
  ).toMatchObject({ status: 200, body: { state: 'PAID' } })
  // An address that goes from link to link has to wait, though no link is locked by it.
  const others = await Promise.all([linked(), linked(), linked(), linked()])
  const answers: number[] = []
  for (const each of others)
    for (const number of [cardNumbers.refusedAtRegistration, cardNumbers.limit])
      answers.push((await each.tryFrom('203.0.113.4', number)).status)
  expect(answers).toEqual([400, 200, 400, 200, 400, 200, 400, 429])
})

test('many cards at once, each from another address, are not tried by a link beyond its limit', async () => {
  const link = await linked()
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      link.tryFrom(`198.51.100.${at}`, cardNumbers.refusedAtRegistration),
    ),
  )
  const tried = answers.filter(({ status }) => status === 400).length
  expect(tried).toBeGreaterThanOrEqual(5)
  expect(tried).toBeLessThanOrEqual(10)
  for (const { status } of answers) expect([400, 404, 429]).toContain(status)
  expect(await link.listed()).toMatchObject({ state: 'LOCKED', tries: tried })
})

test('five refused cards lock a link; of none is anything left', async () => {
  const link = await linked()
  for (const number of [cardNumbers.limit, cardNumbers.stopped, cardNumbers.limit]) {
    const { status, body } = await link.pay(number)
    expect([status, body.orderStatus, body.state]).toEqual([200, 'INIT', 'FAILED'])
    expect(body.failedMsg).toMatch(/\S/)
    expect(await link.read()).toMatchObject({ status: 200 })
    const asked = await link.read(String(body.pid))
    expect(asked.body.payment).toMatchObject({ state: 'FAILED', failedMsg: body.failedMsg, receipt: null })
  }
  expect(await link.pay(cardNumbers.refusedAtRegistration)).toMatchObject({
    status: 400,
    body: { code: 'CARD_REFUSED' },
  })
  // What is wrong before the gateway is asked is not counted.
  const wrong = { payMethodReqBody: { ...cardBody(cardNumbers.good), expireDate: '2020-01' } }
  expect(await link.pay(cardNumbers.good, wrong)).toMatchObject({ status: 400 })
  expect(await link.listed()).toMatchObject({ state: 'OPEN', tries: 4 })
  expect(await link.pay(cardNumbers.limit)).toMatchObject({ status: 200, body: { state: 'FAILED' } })
  expect(await link.pay()).toMatchObject(gone)
  expect(await link.read()).toMatchObject(gone)
  expect(await link.listed()).toMatchObject({ state: 'LOCKED', tries: 5 })
  expect([await link.cards(), await link.taken()]).toEqual([[], []])
  expect((await link.strayKeys()).length).toBe(4)
  await paymentJobs(api).run('delete-card-keys')
  expect(await link.strayKeys()).toEqual([])
  expect(await link.subscription()).toMatchObject({ phase: 'FREE' })
})

test('another e-mail, plan, period, brand or link is none; without an id exactly one has to fit', async () => {
  const link = await linked()
  const other = await linked()
  const changes: Change[] = [
    { email: 'jiu@ongi.example' },
    { idPlan: plans.Plus },
    { idPlan: 999 },
    { periodType: 'YEARLY' },
    { idBrand: other.who.idBrand },
    { idBrand: 999_999_999 },
    { idPaymentLink: 'A'.repeat(22) },
  ]
  for (const change of changes)
    expect(await link.pay(cardNumbers.good, change), JSON.stringify(change)).toMatchObject(gone)
  expect(await link.rowOf('select id from pay_method where brand_id = $1')).toEqual([])
  const again = { idPlan: plans.Basic, periodType: 'MONTHLY', email }
  const params = { idBrand: link.who.idBrand }
  const second = await api.send(makePaymentLink, { token, params, body: again })
  expect(await link.pay(cardNumbers.good, { idPaymentLink: undefined })).toMatchObject(gone)
  const withdraw = { token, params: { ...params, idPaymentLink: String(second.body.idPaymentLink) } }
  expect((await api.send(withdrawPaymentLink, withdraw)).body).toMatchObject({ state: 'WITHDRAWN' })
  expect(await link.pay(cardNumbers.good, { idPaymentLink: undefined })).toMatchObject({
    status: 200,
    body: { state: 'PAID' },
  })
  expect(await link.taken()).toEqual([29_900])
})

test('a link that is expired, withdrawn or of a brand that is gone is none', async () => {
  const expired = await linked()
  await expired.rowOf('update payment_link set expires_at = now() where brand_id = $1')
  const withdrawn = await linked()
  const { idPaymentLink, who } = withdrawn
  const withdraw = () =>
    api.send(withdrawPaymentLink, { token, params: { idBrand: who.idBrand, idPaymentLink } })
  expect(await withdraw()).toMatchObject({ status: 200 })
  expect(await withdraw()).toMatchObject({ status: 409 })
  const deleted = await linked()
  await deleted.rowOf('update brand set deleted_at = now() where id = $1')
  for (const link of [expired, withdrawn, deleted]) {
    expect(await link.read()).toMatchObject(gone)
    expect(await link.pay()).toMatchObject(gone)
    expect(await link.taken()).toEqual([])
  }
  expect(await expired.listed()).toMatchObject({ state: 'EXPIRED' })
})

test('a lost answer ends as one payment, and until then the card is not one of the brand', async () => {
  const link = await linked()
  const first = await link.pay(cardNumbers.answerLost, {}, 'press')
  expect(first.body).toMatchObject({ orderStatus: 'INIT', state: 'UNKNOWN', amount: 29_900 })
  const pid = String(first.body.pid)
  expect((await link.pay(cardNumbers.answerLost, {}, 'press')).body).toMatchObject({ pid, state: 'UNKNOWN' })
  expect(await link.pay(cardNumbers.good, {}, 'another')).toMatchObject(gone)
  expect(await link.read(pid)).toMatchObject({ body: { payment: { pid, state: 'UNKNOWN', receipt: null } } })
  expect(await link.listed()).toMatchObject({ state: 'CHECKING', pid })
  expect(await link.cards()).toEqual([])
  await paymentJobs(api).after(2)
  expect((await link.read(pid)).body.payment).toMatchObject({ state: 'PAID', receipt: { pid } })
  expect(await link.cards()).toMatchObject([{ defaultSet: true }])
  expect(await link.subscription()).toMatchObject({ phase: 'ACTIVE', payMethod: { id: expect.any(Number) } })
  expect([await link.taken(), await link.faults()]).toEqual([[29_900], []])
})

test('a request that never arrived opens the link again, and counts as no refused card', async () => {
  const link = await linked()
  const { body } = await link.pay(cardNumbers.requestLost)
  expect(body).toMatchObject({ state: 'UNKNOWN' })
  const jobs = paymentJobs(api)
  await jobs.after(2)
  await jobs.after(10)
  expect((await link.read(String(body.pid))).body.payment).toMatchObject({ state: 'FAILED' })
  expect(await link.listed()).toMatchObject({ state: 'OPEN', tries: 0, pid: null })
  expect([await link.cards(), await link.taken()]).toEqual([[], []])
  expect(await link.pay()).toMatchObject({ status: 200, body: { state: 'PAID' } })
  expect([await link.taken(), await link.faults()]).toEqual([[29_900], []])
})

test('a brand that has a plan or an open order by now is refused, and the link stays', async () => {
  const link = await linked()
  const lost = await addTestCard(api, link.who, cardNumbers.answerLost)
  const buy = { idPlan: plans.Plus, idPayMethod: lost, periodType: 'MONTHLY' }
  expect((await api.send(subscribe, { ...link.who, body: buy })).body).toMatchObject({ state: 'UNKNOWN' })
  const open = await link.pay()
  expect(open).toMatchObject({ status: 409, body: { code: 'CONFLICT', reason: { name: 'OPEN_ORDER' } } })
  expect(open.body.reason).not.toHaveProperty('pid')
  await paymentJobs(api).after(2)
  const conflict = {
    status: 409,
    body: {
      code: 'CONFLICT',
      reason: { name: 'ALREADY_SUBSCRIBED' },
      message: expect.stringMatching(/유료 플랜/),
    },
  }
  expect(await link.pay()).toMatchObject(conflict)
  expect(await link.read()).toMatchObject({ status: 200 })
  expect(await link.listed()).toMatchObject({ state: 'OPEN', tries: 0 })
  const again = { idPlan: plans.Basic, periodType: 'MONTHLY', email }
  const params = { idBrand: link.who.idBrand }
  expect(await api.send(makePaymentLink, { token, params, body: again })).toMatchObject(conflict)
  expect(await link.taken()).toEqual([85_400])
})

test('the desk: the free plan is refused, a designer may not, each act is noted without the whole e-mail', async () => {
  expect((await linked({ idPlan: plans.Free })).made).toMatchObject({ status: 400 })
  const link = await linked({ periodType: 'YEARLY', idPlan: plans.Plus })
  expect(link.made.body).toMatchObject({ amount: 854_000, periodType: 'YEARLY', plan: 'Plus' })
  const mail = api.newestMail()
  expect(mail).toContain(`To: ${email}`)
  expect(mail).toContain(`${api.environment.publicUrl}/payment/${link.idPaymentLink}`)
  expect(mail).toContain('854,000')
  const designer = await staffToken(api, 'DESIGNER')
  const params = { idBrand: link.who.idBrand }
  const body = { idPlan: plans.Basic, periodType: 'MONTHLY', email }
  expect(await api.send(makePaymentLink, { token: designer, params, body })).toMatchObject({ status: 403 })
  expect(await api.send(listPaymentLinks, { token: designer, params })).toMatchObject({ status: 403 })
  await api.send(withdrawPaymentLink, { token, params: { ...params, idPaymentLink: link.idPaymentLink } })
  const acts = await link.rowOf('select act, details from staff_act where brand_id = $1 order by id')
  expect(acts).toEqual([
    { act: 'MAKE_LINK', details: 'ha***@ongi.example PLUS YEARLY 854000' },
    { act: 'WITHDRAW_LINK', details: null },
  ])
  expect((await api.send(listTaskActs, link.who)).status).toBe(200)
})

test('the digits of a card are in no log, no table and no mail', async () => {
  const { pool } = api.database
  const { dataDir } = api.environment
  expect(logged.text().length).toBeGreaterThan(1_000)
  expect(readdirSync(join(dataDir, 'mail')).length).toBeGreaterThan(0)
  expect(await findCardData({ pool, dataDir, logged: logged.text() })).toEqual([])
})
