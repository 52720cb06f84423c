import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { languages } from '#model/language/languages.ts'
import { noteMail } from '../api/billing/notices.ts'
import type { Database } from '../database/open.ts'
import type { PaymentNoticeKind } from '../database/tables/payments.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { inTransaction } from '../database/transactions/transaction.ts'
import type { Message } from '../gateways/mail/mail.ts'
import { mailPaymentsTask } from './mail-payments.ts'

let database: Database

beforeEach(async () => {
  database = await createTestDatabase()
})

afterEach(() => database.close())

const environment = {
  publicUrl: 'https://saegim.example',
  supportUrl: 'https://saegim.example/faq',
  company: {},
}
const plan = { planKey: 'BASIC', periodType: 'YEARLY', amount: 299_000 } as const
const ofOrder: readonly PaymentNoticeKind[] = ['PAID', 'REFUNDED', 'NOT_PAID']
const ahead = {
  REFUSED: { ...plan, code: 'LIMIT', day: '2026-12-12', nextTry: '2026-12-06' },
  REFUSED_AGAIN: { ...plan, code: 'LIMIT', day: '2026-12-12', nextTry: '2026-12-08' },
  NOT_TRIED_AGAIN: { ...plan, code: 'CARD_STOPPED', day: '2026-12-12' },
  RENEWAL_SOON: { ...plan, day: '2026-12-05', card: 'VISA 4242' },
  ENDING: { ...plan, day: '2026-12-04', days: 7 },
  GRACE_ENDING: { ...plan, day: '2026-12-12' },
  ENDED: { ...plan, day: '2026-12-05' },
  ENDED_BY_PRICE: { ...plan, day: '2026-12-05' },
  PRICE_RISES: { ...plan, oldAmount: 299_000, amount: 319_000, day: '2026-12-05' },
  CARD_EXPIRING: { ...plan, day: '2026-12-31', card: 'VISA 4242' },
} as const

async function brandOf(locale: string): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(
    `with person as (insert into account (email, full_name, locale) values ($1 || '@ongi.example', '한결', $1) returning id),
     made as (insert into brand (name) values ('온기') returning id)
     insert into brand_member (brand_id, account_id, role, joined_at)
       select made.id, person.id, 'BRAND_ROLE_OWNER', now() from person, made returning brand_id as id`,
    [locale],
  )
  return rows[0]?.id ?? 0
}

async function orders(brand: number): Promise<void> {
  const snapshots = {
    'sg-credit-00000': { kind: 'CREDIT', idCreditPlan: 1, credit: 1_000, description: null },
    'sg-plan-0000000': { kind: 'PLAN', planKey: 'BASIC', periodType: 'MONTHLY', periodEnd: '2026-12-25' },
  }
  for (const [pid, snapshot] of Object.entries(snapshots))
    await database.pool.query(
      `with made as (
         insert into billing_order (pid, brand_id, kind, lane, snapshot, amount, currency, vat, status, card, sandbox,
           created_at, paid_at)
         values ($1, $2, 'CREDIT', 'credit', $3, 10000, 'KRW', 909, 'PAID', 'VISA 4242', true, now(), now()) returning pid),
       sent as (
         insert into payment_attempt (order_ref, brand_id, pid, n, gateway, amount, state, started_at, lease_until)
         select pid || '-1', $2, pid, 1, 'sandbox', 10000, 'PAID', now(), now() from made returning order_ref, pid)
       insert into payment_refund (refund_ref, brand_id, pid, order_ref, amount, reason, state, created_at, done_at, try_at)
       select 'rf-' || pid, $2, pid, order_ref, 4000, 'asked for', 'DONE', now(), now(), now() from sent`,
      [pid, brand, JSON.stringify(snapshot)],
    )
}

const note = (brand: number, kind: PaymentNoticeKind, more: object = {}) =>
  inTransaction(database.kysely, (db) =>
    noteMail(db, {
      kind,
      brand,
      key: `${kind} ${JSON.stringify(more)}`,
      isSandbox: false,
      at: new Date(),
      ...more,
    }),
  )
const left = async () =>
  (await database.pool.query('select tries from payment_notice where mailed_at is null')).rows

async function run(send: (message: Message) => Promise<void>): Promise<void> {
  const silent = pino({ level: 'silent' })
  const tasks = mailPaymentsTask(database, { send }, environment, silent, () => new Date())
  await tasks['mail-payments']?.run(null)
}

test.each(languages.map(({ key }) => key))('every mail about money is sent once, in %s', async (language) => {
  const brand = await brandOf(language.replace('-', '_'))
  await orders(brand)
  for (const pid of ['sg-credit-00000', 'sg-plan-0000000'])
    for (const kind of ofOrder) {
      const facts = {
        ...(kind === 'REFUNDED' && { refundRef: `rf-${pid}` }),
        ...(kind === 'NOT_PAID' && { code: 'LIMIT' }),
      }
      await note(brand, kind, { pid, facts })
      await note(brand, kind, { pid, facts })
    }
  for (const [kind, facts] of Object.entries(ahead)) await note(brand, kind as PaymentNoticeKind, { facts })
  const sent: Message[] = []
  const send = async (message: Message) => void sent.push(message)
  await run(send)
  await run(send)
  expect(sent).toHaveLength(16)
  expect(new Set(sent.map(({ subject }) => subject)).size).toBe(16)
  for (const { subject, text, html } of sent) {
    expect(`${subject}${text}`).toContain('온기')
    expect(html).toContain(`<html lang="${language}">`)
    expect(`${subject}${text}${html}`).not.toMatch(/\{\w*\}|undefined|null/)
  }
  const linked = sent.filter(({ text }) => text.includes('https://saegim.example/brand/setting/payment'))
  expect(linked).toHaveLength(13)
  // Each names its brand, which need not be the one that is open on the device.
  for (const { text, html } of linked)
    for (const body of [text, html])
      expect(body).toMatch(new RegExp(`/brand/setting/payment(/price)?\\?brand=${brand}(?!\\d)`))
  const asked = sent.filter(({ text }) => text.includes('/brand/setting/payment/price'))
  expect(asked).toHaveLength(1)
  for (const price of ['299,000', '319,000']) expect(asked[0]?.text).toContain(price)
  expect(sent.filter(({ text }) => text.includes('sg-plan-0000000'))).toHaveLength(3)
  expect(await left()).toEqual([])
})

test('a mail about the sandbox says so, one that fails is tried again, and a member who has left gets none', async () => {
  const brand = await brandOf('ko')
  await note(brand, 'ENDED', { facts: ahead.ENDED, isSandbox: true })
  await run(() => Promise.reject(new Error('no mail server')))
  expect(await left()).toEqual([{ tries: 1 }])
  await run(() => Promise.reject(new Error('not due yet')))
  expect(await left()).toEqual([{ tries: 1 }])
  await database.pool.query("update payment_notice set mail_after = now() - interval '1 minute'")
  const sent: Message[] = []
  await run(async (message) => void sent.push(message))
  expect(sent[0]?.subject).toMatch(/^\[샌드박스\]/)
  await note(brand, 'GRACE_ENDING', { facts: ahead.GRACE_ENDING })
  await database.pool.query('delete from brand_member')
  await run(() => Promise.reject(new Error('mailed a member who has left')))
  expect(await left()).toEqual([])
})

test('[J9] two nodes at once send a mail once', async () => {
  await note(await brandOf('ko'), 'ENDED', { facts: ahead.ENDED })
  const sent: Message[] = []
  await run(async (message) => {
    sent.push(message)
    // The other node begins while this one is sending.
    if (sent.length === 1) await run(async (again) => void sent.push(again))
  })
  expect(sent).toHaveLength(1)
  expect(await left()).toEqual([])
})
