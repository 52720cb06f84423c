import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBrand } from '#contract/brand.ts'
import { accumulateCredit } from '#contract/credit.ts'
import {
  addPayMethod,
  deletePayMethod,
  listPayMethods,
  pagePayments,
  readPayment,
  setDefaultPayMethod,
} from '#contract/payment.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import { openKeyRing } from '#server/keys/key-ring.ts'
import { resealCardKeys } from '../cards/card-key-jobs.ts'
import { openCardKey } from '../cards/card-keys.ts'
import { requestRefund } from '../orders/request-refund.ts'
import { recordCharge } from '../orders/settle.ts'
import { findCardData } from '../testing/test-card-data.ts'
import { findLedgerFaults } from '../testing/test-ledger.ts'
import { addTestCard, cardBody, cardNumbers, keptLog, paymentJobs } from '../testing/test-payments.ts'

let api: TestApi
const logged = keptLog()

beforeAll(async () => {
  api = await openTestApi({}, { log: logged.log })
})

afterAll(async () => {
  expect(await findLedgerFaults(api.database)).toEqual([])
  await api.close()
})

type Payer = { token: string; idBrand: number }

const credits = async (payer: Payer) => Number((await api.send(readBrand, payer)).body.credit)

const buy = (payer: Payer, idPayMethod: number, key?: string, idCreditPlan = 1) =>
  api.send(accumulateCredit, {
    ...payer,
    body: { idPayMethod, idCreditPlan },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })

async function payerWith(number: string) {
  const { token, idBrand } = await api.owner()
  const payer = { token, idBrand }
  return { ...payer, idPayMethod: await addTestCard(api, payer, number), payer }
}

const sandboxPayments = async () =>
  Number((await api.database.pool.query('select count(*) from sandbox_payment')).rows[0].count)

test('cards: five at most, the default first, and another becomes it where that is deleted', async () => {
  const { token, idBrand } = await api.owner()
  const payer = { token, idBrand }
  const ids: number[] = []
  for (let n = 0; n < 5; n += 1) ids.push(await addTestCard(api, payer, cardNumbers.good))
  const list = async () => {
    const { body } = await api.send(listPayMethods, payer)
    const cards = (body._embedded as { payMethods: { idPayMethod: number; defaultSet: boolean }[] })
      .payMethods
    return cards.map(({ idPayMethod, defaultSet }) => [idPayMethod, defaultSet])
  }
  const sixth = await api.send(addPayMethod, { ...payer, body: cardBody(cardNumbers.good) })
  expect(sixth).toMatchObject({ status: 409, body: { code: 'LIMIT_EXCEEDED' } })
  expect((await list())[0]).toEqual([ids[4], true])
  const first = { ...payer, params: { idPayMethod: ids[0] ?? 0 } }
  expect(await api.send(setDefaultPayMethod, first)).toMatchObject({
    body: { brand: 'VISA', lastNumber: '4242', defaultSet: true, sandbox: true, isLost: false },
  })
  expect((await list())[0]).toEqual([ids[0], true])
  expect(await api.send(deletePayMethod, first)).toMatchObject({ status: 200 })
  expect((await list()).map(([id]) => id)).toEqual([ids[4], ids[3], ids[2], ids[1]])
  expect((await list())[0]).toEqual([ids[4], true])
  const two = await Promise.all(
    [1, 2].map(() => api.send(addPayMethod, { ...payer, body: cardBody(cardNumbers.good) })),
  )
  expect(two.map(({ status }) => status).sort()).toEqual([200, 409])
  const jobs = paymentJobs(api)
  await jobs.run('delete-card-keys')
  const { rows } = await api.database.pool.query('select sealed_key from pay_method where id = $1', [ids[0]])
  expect(rows).toEqual([{ sealed_key: null }])

  // A new secret: keys are sealed again by it, and go on being charged when the older one is dropped.
  const replaced = openKeyRing('n'.repeat(32), [api.environment.serviceToken])
  const renewed = { ...jobs.services, keys: replaced }
  await resealCardKeys(renewed)
  const sealed = await api.database.pool.query(
    'select id, sealed_key from pay_method where sealed_key is not null',
  )
  const only = openKeyRing('n'.repeat(32), [])
  for (const { id, sealed_key } of sealed.rows) {
    expect(openCardKey(sealed_key, id, only)).toMatchObject({ billingKey: expect.any(String) })
    expect(openCardKey(sealed_key, id + 1, only)).toBe(null)
  }
  await resealCardKeys({ ...renewed, keys: openKeyRing(api.environment.serviceToken, ['n'.repeat(32)]) })
})

test('[VAL-014] a wrong card number is answered in the words of the form, a wrong business number in its own', async () => {
  const { token, idBrand } = await api.owner()
  const add = async (change: object) => {
    const body = { ...cardBody(cardNumbers.good), ...change }
    const { status, body: said } = await api.send(addPayMethod, { token, idBrand, body })
    return [status, said.code, said.message, (said.details as { message: string }[])[0]?.message]
  }
  const number = '카드 번호 항목의 값이 유효하지 않습니다.'
  for (const wrong of ['4242424242424241', '', '카드'])
    expect(await add({ number: wrong })).toEqual([400, 'INVALID_CARD_NUMBER', number, number])
  const business = '사업자번호 형식이 아닙니다.'
  expect(await add({ biz: true, birth: '1234567890' })).toEqual([
    400,
    'INVALID_BUSINESS_NUMBER',
    business,
    business,
  ])
})

test('a card that is not of the sandbox, is refused, expired or wrong is not stored', async () => {
  const { token, idBrand } = await api.owner()
  const add = (change: object) =>
    api.send(addPayMethod, { token, idBrand, body: { ...cardBody(cardNumbers.good), ...change } })
  expect(await add({ number: '4111111111111111' })).toMatchObject({
    status: 400,
    body: { code: 'CARD_REFUSED', details: [{ field: 'number' }] },
  })
  for (const change of [{ number: cardNumbers.refusedAtRegistration }, { pw2Digit: '99' }])
    expect(await add(change)).toMatchObject({ status: 400, body: { code: 'CARD_REFUSED' } })
  const faults = [
    [{ number: '4242424242424241' }, 'number'],
    [{ expireDate: '2020-01' }, 'expireDate'],
    [{ birth: '901399' }, 'birth'],
    [{ biz: true }, 'birth'],
    [{ cvc: '12' }, 'cvc'],
    [{ idBrand: idBrand + 1 }, 'idBrand'],
  ] as const
  for (const [change, field] of faults)
    expect(await add(change)).toMatchObject({ status: 400, body: { details: [{ field }] } })
  const { rows } = await api.database.pool.query('select 1 from pay_method where brand_id = $1', [idBrand])
  expect(rows).toEqual([])
})

test('a card with a name is called by it, in the list and on what it paid', async () => {
  const { payer } = await payerWith(cardNumbers.good)
  const { body: named } = await api.send(addPayMethod, {
    ...payer,
    body: { ...cardBody(cardNumbers.other), title: ' 회사 카드 ' },
  })
  expect(named).toMatchObject({ title: '회사 카드', lastNumber: '4444' })
  const { body: bought } = await buy(payer, Number(named.idPayMethod))
  const readBack = () => api.send(readPayment, { ...payer, params: { pid: String(bought.pid) } })
  expect((await readBack()).body).toMatchObject({ card: '회사 카드 · Mastercard 4444' })
  const tooLong = { ...payer, body: { ...cardBody(cardNumbers.other), title: '가'.repeat(41) } }
  expect(await api.send(addPayMethod, tooLong)).toMatchObject({
    status: 400,
    body: { details: [{ field: 'title' }] },
  })
  // As orders kept it before.
  const keep = (card: string) =>
    api.database.pool.query('update billing_order set card = $1 where pid = $2', [card, bought.pid])
  await keep('MASTER 4444')
  expect((await readBack()).body).toMatchObject({ card: 'Mastercard 4444' })
  for (const query of ['mastercard 4444', 'MASTER'])
    expect((await api.send(pagePayments, { ...payer, query: { query } })).body._embedded).toMatchObject({
      payments: [{ pid: bought.pid, card: 'Mastercard 4444' }],
    })
})

test('credits that are paid are there, once for a key, and the owner gets a receipt', async () => {
  const { payer, idPayMethod } = await payerWith(cardNumbers.good)
  const before = await sandboxPayments()
  const answers = await Promise.all([1, 2, 3].map(() => buy(payer, idPayMethod, 'press-1')))
  const pids = new Set(answers.map(({ body }) => body.pid))
  expect(pids.size).toBe(1)
  const again = await buy(payer, idPayMethod, 'press-1')
  expect(again.body).toMatchObject({
    orderStatus: 'PAID',
    state: 'PAID',
    amount: 10_000,
    sandbox: true,
    failedMsg: null,
  })
  expect(await sandboxPayments()).toBe(before + 1)
  expect(await credits(payer)).toBe(1_000)
  expect(await buy(payer, idPayMethod, 'press-1', 2)).toMatchObject({
    status: 409,
    body: { code: 'IDEMPOTENCY_CONFLICT' },
  })
  const pid = String(again.body.pid)
  const { body } = await api.send(readPayment, {
    ...payer,
    params: { pid },
    headers: { 'accept-language': 'en' },
  })
  expect(body).toMatchObject({
    title: '1,000 credits',
    supply: 9_091,
    vat: 909,
    card: 'Visa 4242',
    buyer: { name: '온기', businessNumber: null },
    refunds: [],
    planLevel: null,
  })
  const { body: page } = await api.send(pagePayments, { ...payer, query: { query: '4242' } })
  expect(page._embedded).toMatchObject({ payments: [{ pid, status: 'PAID' }] })
  await paymentJobs(api).run('mail-payments')
  expect(api.newestMail()).toContain(pid)
})

test('a refused charge says why, and another one can be tried', async () => {
  for (const [number, code] of [
    [cardNumbers.limit, 'LIMIT'],
    [cardNumbers.stopped, 'CARD_STOPPED'],
  ] as const) {
    const { payer, idPayMethod } = await payerWith(number)
    const { body } = await buy(payer, idPayMethod)
    expect(body).toMatchObject({
      orderStatus: 'INIT',
      state: 'FAILED',
      amount: 10_000,
      failedMsg: expect.any(String),
    })
    const { rows } = await api.database.pool.query('select failed_code from billing_order where pid = $1', [
      body.pid,
    ])
    expect(rows).toEqual([{ failed_code: code }])
    expect(await credits(payer)).toBe(0)
    const good = await addTestCard(api, payer, cardNumbers.good)
    expect((await buy(payer, good)).body).toMatchObject({ state: 'PAID' })
  }
})

test('a lost answer is one charge: a second press gets that, and a look-up settles it', async () => {
  const { payer, idPayMethod } = await payerWith(cardNumbers.answerLost)
  const { body } = await buy(payer, idPayMethod, 'lost')
  expect(body).toMatchObject({ orderStatus: 'INIT', state: 'UNKNOWN', failedMsg: expect.any(String) })
  expect(await buy(payer, idPayMethod, 'pressed-again')).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', reason: { name: 'OPEN_ORDER', pid: body.pid } },
  })
  expect((await buy(payer, idPayMethod, 'lost')).body).toMatchObject({ state: 'UNKNOWN', pid: body.pid })
  expect(await credits(payer)).toBe(0)
  const jobs = paymentJobs(api)
  await Promise.all([jobs.after(1), jobs.after(0)])
  await jobs.after(10)
  expect((await buy(payer, idPayMethod, 'lost')).body).toMatchObject({ state: 'PAID', pid: body.pid })
  expect(await credits(payer)).toBe(1_000)
})

test('[P8] a charge that never arrived fails after two look-ups, two minutes apart, and is not made later', async () => {
  const { payer, idPayMethod } = await payerWith(cardNumbers.requestLost)
  const { body } = await buy(payer, idPayMethod)
  expect(body).toMatchObject({ state: 'UNKNOWN' })
  const jobs = paymentJobs(api)
  const read = async () =>
    (await api.send(readPayment, { ...payer, params: { pid: String(body.pid) } })).body.status
  await jobs.after(1)
  expect(await read()).toBe('PENDING')
  await jobs.after(1)
  expect(await read()).toBe('PENDING')
  await jobs.after(2)
  expect(await read()).toBe('FAILED')
  const good = await addTestCard(api, payer, cardNumbers.good)
  expect((await buy(payer, good)).body).toMatchObject({ state: 'PAID' })
})

test('[P6] what a process left behind is looked up after its lease, never sent again', async () => {
  const { payer, idPayMethod } = await payerWith(cardNumbers.good)
  // As if it was killed after the gateway had charged and before that was written.
  const { pool } = api.database
  await pool.query(
    `insert into billing_order (pid, brand_id, kind, lane, snapshot, amount, currency, vat, status,
      pay_method_id, sandbox, created_at)
    values ('sg-killed-000000', $1, 'CREDIT', 'credit', $2, 10000, 'KRW', 909, 'INIT', $3, true, now())`,
    [
      payer.idBrand,
      JSON.stringify({ kind: 'CREDIT', idCreditPlan: 1, credit: 1_000, description: null }),
      idPayMethod,
    ],
  )
  await pool.query(
    `insert into payment_attempt (order_ref, brand_id, pid, n, gateway, amount, state, started_at, lease_until, look_at)
    values ('sg-killed-000000-1', $1, 'sg-killed-000000', 1, 'sandbox', 10000, 'SENDING', now(),
      now() + interval '90 s', now() + interval '90 s')`,
    [payer.idBrand],
  )
  await pool.query(
    `insert into sandbox_payment (order_ref, txn, amount, billing_key) values ('sg-killed-000000-1', 'txn-killed', 10000, 'x')`,
  )
  const jobs = paymentJobs(api)
  await jobs.after(1)
  expect(await credits(payer)).toBe(0)
  await jobs.after(1)
  expect(await credits(payer)).toBe(1_000)
})

test('[P7] a charge of another amount gives nothing and alarms; one that was given up is refunded, once', async () => {
  const { payer, idPayMethod } = await payerWith(cardNumbers.requestLost)
  const { body } = await buy(payer, idPayMethod)
  const pid = String(body.pid)
  const paid = {
    state: 'PAID',
    txn: 'odd',
    amount: 9_000,
    left: 9_000,
    approveNo: null,
    receiptUrl: null,
  } as const
  const { kysely, pool } = api.database
  await inTransaction(kysely, (db) => recordCharge(db, `${pid}-1`, paid, new Date()))
  const { rows } = await pool.query('select status, alarm from billing_order where pid = $1', [pid])
  expect(rows).toMatchObject([{ status: 'PENDING', alarm: expect.stringContaining('9000') }])
  expect(await credits(payer)).toBe(0)

  const late = await payerWith(cardNumbers.refundAnswerLost)
  const first = await buy(late.payer, late.idPayMethod)
  const jobs = paymentJobs(api)
  expect(first.body).toMatchObject({ state: 'PAID' })
  const order = { pid: String(first.body.pid), brand_id: late.idBrand }
  await inTransaction(kysely, (db) =>
    requestRefund(db, order, { order_ref: `${order.pid}-1` }, 10_000, 'asked for', new Date()),
  )
  await jobs.after(0)
  await Promise.all([jobs.after(5), jobs.after(5)])
  const refunds = await pool.query('select sum(amount)::int as sum, count(*)::int as n from sandbox_refund')
  expect(refunds.rows).toEqual([{ sum: 10_000, n: 1 }])
  const read = await api.send(readPayment, { ...late.payer, params: { pid: order.pid } })
  expect(read.body).toMatchObject({ status: 'REFUNDED', refunds: [{ amount: 10_000, isDone: true }] })
  await jobs.run('mail-payments')
  expect(api.newestMail()).toContain(order.pid)
})

test('records of money cannot be changed or deleted, and a paid order stays paid', async () => {
  const { pool } = api.database
  const refused = [
    `update billing_order set amount = 1 where status = 'PAID'`,
    `update billing_order set status = 'FAILED' where status = 'PAID'`,
    'delete from billing_order',
    'truncate billing_order cascade',
    'update payment_attempt set amount = 1',
    'delete from payment_attempt',
    'update payment_refund set amount = 1',
  ]
  for (const statement of refused)
    await expect(pool.query(statement), statement).rejects.toThrow(/of money|is paid|foreign key/)
})

test('nothing is sold where no gateway is connected', async () => {
  const off = await openTestApi({ PUBLIC_URL: 'https://saegim.example' }, { database: api.database })
  const { payer, idPayMethod } = await payerWith(cardNumbers.good)
  const answers = [
    await off.send(addPayMethod, { ...payer, body: cardBody(cardNumbers.good) }),
    await off.send(accumulateCredit, { ...payer, body: { idPayMethod, idCreditPlan: 1 } }),
  ]
  for (const answer of answers) expect(answer).toMatchObject({ status: 503, body: { code: 'PROVIDER_OFF' } })
  const { body } = await off.send(listPayMethods, payer)
  expect(body._embedded).toMatchObject({ payMethods: [{ isLost: true, sandbox: true }] })
  await off.close()
})

test('the digits of a card are in no log, no table and no mail', async () => {
  const { pool } = api.database
  const { dataDir } = api.environment
  expect(logged.text().length).toBeGreaterThan(1_000)
  expect(readdirSync(join(dataDir, 'mail')).length).toBeGreaterThan(0)
  expect(await findCardData({ pool, dataDir, logged: logged.text() })).toEqual([])
})
