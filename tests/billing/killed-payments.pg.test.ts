import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBrand } from '#contract/brand.ts'
import type { Call } from '#contract/call.ts'
import { accumulateCredit } from '#contract/credit.ts'
import { headers } from '#contract/errors.ts'
import { payLogo } from '#contract/logo.ts'
import { makePaymentLink } from '#contract/operator-money.ts'
import { addPayMethod } from '#contract/payment.ts'
import { payByLink } from '#contract/payment-link.ts'
import { listPlansOnSale, subscribe } from '#contract/subscription.ts'
import { findCardData } from '#server/api/billing/testing/test-card-data.ts'
import { findLedgerFaults } from '#server/api/billing/testing/test-ledger.ts'
import { findMoneyFaults } from '#server/api/billing/testing/test-money.ts'
import { cardBody, cardNumbers, paymentJobs } from '#server/api/billing/testing/test-payments.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { staffToken } from '../contract/fixtures.ts'
import { type KillableServer, openKillableServer } from '../support/killable-server.ts'
import { createRandom, runsOr, seed } from '../support/random.ts'

/*
 * The server's process is killed while several brands pay, at any moment: before an order is there, between order and gateway,
 * between the gateway's answer and what is given for it. Each buyer presses again with the same key once the server is back.
 * One charge each, and for each charge what it has bought: credits, a logo, or a plan, by the owner or by a payment link.
 */

const kills = runsOr(3)
/** In ms: a purchase takes some 20. */
const latestKill = 40
/** In ms, after an order of the aim is on its way. */
const latestAimedKill = 6
/** When the process is killed, in turn: by the clock, or while an order of the kind, or the card of a link, is on its way. */
const aims = ['clock', 'LINK', 'SUBSCRIBE', 'card', 'LOGO', 'CREDIT'] as const
const random = createRandom(seed)
let api: TestApi
let server: KillableServer
let idPlan: number
let operator: string

beforeAll(async () => {
  console.info(`SEED=${seed}`)
  api = await openTestApi()
  server = await openKillableServer(api.database.url, { LOG_LEVEL: 'trace' }, { keepsOutput: true })
  operator = await staffToken(api, 'OPERATOR')
  const { body } = await api.send(listPlansOnSale)
  const { plans } = body._embedded as { plans: { idPlan: number; title: string }[] }
  idPlan = plans.find(({ title }) => title === 'Basic')?.idPlan ?? 0
}, 60_000)

afterAll(async () => {
  await server.remove()
  await api.close()
})

interface Payer {
  readonly token: string
  readonly idBrand: number
}

type Kind = 'CREDIT' | 'LOGO' | 'SUBSCRIBE' | 'LINK'

interface Buyer {
  readonly kind: Kind
  /** The owner of the brand. */
  readonly owner: Payer
  readonly press: (key: string) => Promise<unknown>
}

test(
  'a payer during whose payment the server is killed is charged once for a press, and has what was paid',
  async () => {
    const lasting = await Promise.all([
      ofCredits(cardNumbers.good),
      ofCredits(cardNumbers.answerLost),
      ofLogos(cardNumbers.good),
    ])
    const everybody: Buyer[] = [...lasting]
    const jobs = paymentJobs(api)

    const left: Record<Kind, number> = { CREDIT: 0, LOGO: 0, SUBSCRIBE: 0, LINK: 0 }
    for (let kill = 0; kill < kills; kill += 1) {
      // A brand begins a plan once.
      const number = kill % 2 === 0 ? cardNumbers.good : cardNumbers.answerLost
      const fresh = [
        await ofPlan(number),
        await ofLink(cardNumbers.good),
        await ofLink(cardNumbers.answerLost),
      ]
      everybody.push(...fresh)
      const people = [...lasting, ...fresh]
      const key = `press-${kill}`
      // The first requests of a process take long: most kills would come before an order is there.
      await Promise.all(people.map(({ owner }) => send(readBrand, owner, null)))
      const untilKill = await watchFor(aims[kill % aims.length] ?? 'clock')
      const pressed = people.map(({ press }) => press(key))
      await untilKill(Promise.all(pressed))
      await server.kill()
      await Promise.all(pressed)
      for (const kind of Object.keys(left) as Kind[])
        left[kind] += await count(`payment_attempt join billing_order using (pid)
          where payment_attempt.state = 'SENDING' and kind = '${kind}'`)
      await server.start()
      await Promise.all(people.map(({ press }) => press(key)))
      // Look-ups, until each result is known.
      for (let looks = 0; looks < 6; looks += 1) await jobs.after(5)
      // An order that was never sent is given up: the press after it is a new one.
      await Promise.all(people.map(({ press }) => press(key)))
      expect(await count(`payment_attempt where state in ('SENDING', 'UNKNOWN')`), `SEED=${seed}`).toBe(0)
    }

    const bought: Record<Kind, number> = { CREDIT: 0, LOGO: 0, SUBSCRIBE: 0, LINK: 0 }
    for (const { kind, owner } of everybody) {
      const of = `where brand_id = ${owner.idBrand}`
      const paid = await count(`billing_order ${of} and status = 'PAID'`)
      bought[kind] += paid
      expect(
        await count(`(select distinct client_key from billing_order ${of} and status = 'PAID') as keys`),
      ).toBe(paid)
      const charged = await count(
        `sandbox_payment where order_ref in (select order_ref from payment_attempt ${of})`,
      )
      expect(charged, `SEED=${seed}`).toBe(paid)
      await expectBought[kind](owner, paid)
    }
    console.info('charges that had been left on their way', left, 'paid in all', bought)
    expect(await count('sandbox_payment')).toBe(await count(`billing_order where status = 'PAID'`))
    expect(await findMoneyFaults(api.database), `SEED=${seed}`).toEqual([])
    expect(await findLedgerFaults(api.database)).toEqual([])
    for (const { dataDir } of [server, api.environment]) {
      const searched = { pool: api.database.pool, dataDir, logged: server.output() }
      expect(await findCardData(searched), `SEED=${seed}`).toEqual([])
    }
  },
  60_000 + kills * 30_000,
)

/** Answers what waits until the process is to be killed, at the latest until all that was pressed has ended. */
async function watchFor(aim: (typeof aims)[number]): Promise<(all: Promise<unknown>) => Promise<void>> {
  const wait = (most: number) => new Promise((at) => setTimeout(at, random() * most))
  if (aim === 'clock')
    return async () => {
      await wait(latestKill)
    }
  const of =
    aim === 'card'
      ? 'sandbox_key'
      : `payment_attempt join billing_order using (pid)
          where payment_attempt.state = 'SENDING' and kind = '${aim}'`
  const before = await count(of)
  return async (all) => {
    let isOver = false
    void all.then(() => {
      isOver = true
    })
    while (!isOver && (await count(of)) === before);
    await wait(latestAimedKill)
  }
}

/** What a brand has for so many paid orders. */
const expectBought: Readonly<Record<Kind, (owner: Payer, paid: number) => Promise<void>>> = {
  async CREDIT(owner, paid) {
    expect(await creditOf(owner), `SEED=${seed}`).toBe(paid * 1_000)
  },
  async LOGO({ idBrand }, paid) {
    const of = `where brand_id = ${idBrand}`
    expect([await count(`task ${of}`), await count(`logo_pass ${of}`)], `SEED=${seed}`).toEqual([paid, paid])
    expect(await count(`logo_pass ${of} and started is not null`)).toBe(Math.min(paid, 1))
  },
  async SUBSCRIBE(owner, paid) {
    expect(await creditOf(owner), `SEED=${seed}`).toBe(paid * 500)
    expect(await count(`subscription where brand_id = ${owner.idBrand} and phase = 'ACTIVE'`)).toBe(paid)
  },
  async LINK(owner, paid) {
    await expectBought.SUBSCRIBE(owner, paid)
    const of = `where brand_id = ${owner.idBrand}`
    expect(await count(`payment_link ${of} and used_at is not null`), `SEED=${seed}`).toBe(paid)
    // A card of a payment that was given up is none of the brand.
    expect(await count(`pay_method ${of} and deleted_at is null`), `SEED=${seed}`).toBe(paid)
    expect(
      await count(`pay_method ${of} and deleted_at is null and default_set and not awaits_payment`),
    ).toBe(paid)
  },
}

async function withCard(number: string) {
  const { token, idBrand } = await api.owner()
  const payer = { token, idBrand }
  const { idPayMethod } = (await send(addPayMethod, payer, cardBody(number))) as { idPayMethod: number }
  return { payer, idPayMethod }
}

async function ofCredits(number: string): Promise<Buyer> {
  const { payer, idPayMethod } = await withCard(number)
  return buyer('CREDIT', payer, accumulateCredit, { idPayMethod, idCreditPlan: 1 })
}

async function ofLogos(number: string): Promise<Buyer> {
  const { payer, idPayMethod } = await withCard(number)
  return buyer('LOGO', payer, payLogo, { idPayMethod, idProduct: 1, optionAmount: 33_000 })
}

async function ofPlan(number: string): Promise<Buyer> {
  const { payer, idPayMethod } = await withCard(number)
  return buyer('SUBSCRIBE', payer, subscribe, { idPayMethod, idPlan, periodType: 'MONTHLY' })
}

async function ofLink(number: string): Promise<Buyer> {
  const { token, idBrand } = await api.owner()
  const terms = { idPlan, periodType: 'MONTHLY', email: `payer${idBrand}@ongi.example` }
  const made = await api.send(makePaymentLink, { token: operator, params: { idBrand }, body: terms })
  const { idPaymentLink } = made.body
  const body = { ...terms, idBrand, idPaymentLink, payMethodReqBody: cardBody(number) }
  return buyer('LINK', { token, idBrand }, payByLink, body)
}

function buyer(kind: Kind, owner: Payer, call: SentCall, body: object): Buyer {
  return { kind, owner, press: (key) => send(call, owner, body, key).catch(() => null) }
}

type SentCall = Pick<Call, 'method' | 'path' | 'access'>

async function send(
  call: SentCall,
  { token, idBrand }: Payer,
  body: object | null,
  key?: string,
): Promise<unknown> {
  const answer = await fetch(`http://localhost:${server.port}${call.path}`, {
    method: call.method,
    headers: {
      ...(call.access !== 'public' && { authorization: `Bearer ${token}`, [headers.brand]: String(idBrand) }),
      ...(body && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return answer.json()
}

async function creditOf(owner: Payer): Promise<unknown> {
  return (await api.send(readBrand, owner)).body.credit
}

async function count(from: string): Promise<number> {
  return Number((await api.database.pool.query(`select count(*) from ${from}`)).rows[0].count)
}
