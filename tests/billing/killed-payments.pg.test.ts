import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBrand } from '#contract/brand.ts'
import type { Call } from '#contract/call.ts'
import { accumulateCredit } from '#contract/credit.ts'
import { headers } from '#contract/errors.ts'
import { addPayMethod } from '#contract/payment.ts'
import { findLedgerFaults } from '#server/api/billing/test-ledger.ts'
import { cardBody, cardNumbers, paymentJobs } from '#server/api/billing/test-payments.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { type KillableServer, openKillableServer } from '../support/killable-server.ts'
import { createRandom, runsOr, seed } from '../support/random.ts'

/*
 * The server's process is killed while several brands pay, at any moment: before an order is there, between order and gateway,
 * between the gateway's answer and what is given for it. Each buyer presses again with the same key once the server is back.
 * One charge each, and credits for each charge.
 */

const buyers = 6
const kills = runsOr(3)
/** In ms: a purchase takes some 20. */
const latestKill = 40
const random = createRandom(seed)
let api: TestApi
let server: KillableServer

beforeAll(async () => {
  console.info(`SEED=${seed}`)
  api = await openTestApi()
  server = await openKillableServer(api.database.url)
}, 60_000)

afterAll(async () => {
  await server.remove()
  await api.close()
})

test(
  'whoever pays while the server is killed is charged once for a press, and has what was paid',
  async () => {
    const people = await Promise.all(
      Array.from({ length: buyers }, async (_, at) => {
        const { token, idBrand } = await api.owner()
        const payer = { token, idBrand }
        const number = at % 3 === 2 ? cardNumbers.answerLost : cardNumbers.good
        const { idPayMethod } = (await send(addPayMethod, payer, cardBody(number))) as { idPayMethod: number }
        return { payer, idPayMethod }
      }),
    )
    const press = ({ payer, idPayMethod }: (typeof people)[number], key: string) =>
      send(accumulateCredit, payer, { idPayMethod, idCreditPlan: 1 }, key).catch(() => null)
    const jobs = paymentJobs(api)

    let left = 0
    for (let kill = 0; kill < kills; kill += 1) {
      const key = `press-${kill}`
      const pressed = people.map((person) => press(person, key))
      await new Promise((at) => setTimeout(at, random() * latestKill))
      await server.kill()
      await Promise.all(pressed)
      left += await count(`payment_attempt where state = 'SENDING'`)
      await server.start()
      await Promise.all(people.map((person) => press(person, key)))
      // Look-ups, until each result is known.
      for (let looks = 0; looks < 6; looks += 1) await jobs.after(5)
      // An order that was never sent is given up: the press after it is a new one.
      await Promise.all(people.map((person) => press(person, key)))
      expect(await count(`payment_attempt where state in ('SENDING', 'UNKNOWN')`), `SEED=${seed}`).toBe(0)
    }

    for (const { payer } of people) {
      const of = `where brand_id = ${payer.idBrand}`
      const paid = await count(`billing_order ${of} and status = 'PAID'`)
      expect(
        await count(`(select distinct client_key from billing_order ${of} and status = 'PAID') as keys`),
      ).toBe(paid)
      const charged = await count(
        `sandbox_payment where order_ref in (select order_ref from payment_attempt ${of})`,
      )
      expect(charged, `SEED=${seed}`).toBe(paid)
      expect((await api.send(readBrand, payer)).body.credit, `SEED=${seed}`).toBe(paid * 1_000)
    }
    console.info(`${left} charges had been left on their way`)
    expect(await count('sandbox_payment')).toBe(await count(`billing_order where status = 'PAID'`))
    expect(await findLedgerFaults(api.database)).toEqual([])
  },
  60_000 + kills * 30_000,
)

async function send(
  call: Pick<Call, 'method' | 'path'>,
  { token, idBrand }: { token: string; idBrand: number },
  body: object,
  key?: string,
): Promise<unknown> {
  const answer = await fetch(`http://localhost:${server.port}${call.path}`, {
    method: call.method,
    headers: {
      authorization: `Bearer ${token}`,
      [headers.brand]: String(idBrand),
      'content-type': 'application/json',
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  })
  return answer.json()
}

async function count(from: string): Promise<number> {
  return Number((await api.database.pool.query(`select count(*) from ${from}`)).rows[0].count)
}
