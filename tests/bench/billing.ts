import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { addCard, type CardRow } from '#server/api/billing/cards/cards.ts'
import { sendCharge } from '#server/api/billing/charges/send-charge.ts'
import { pageEvents } from '#server/api/billing/credits/queries.ts'
import { claimOrder } from '#server/api/billing/orders/claim-order.ts'
import type { PaymentServices } from '#server/api/billing/payment-services.ts'
import { type Database, openDatabase } from '#server/database/open.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import { readEnvironment } from '#server/environment/read-environment.ts'
import { openSandbox } from '#server/gateways/payments/sandbox.ts'
import { openKeyRing } from '#server/keys/key-ring.ts'
import { type Figure, median } from './measure.ts'

const brands = 20
const ordersOfBrand = 50
const atOnce = 4
const entries = 100_000
const looks = 60

/** Orders of credits from the press to the settled row, and a page of a long ledger. */
export async function benchBilling(): Promise<Figure[]> {
  await using cleanup = new AsyncDisposableStack()
  const directory = await mkdtemp(join(tmpdir(), 'saegim-bench-billing-'))
  cleanup.defer(() => rm(directory, { recursive: true, force: true }))
  const log = pino({ level: 'silent' })
  const database = await openDatabase(
    readEnvironment({ DATA_DIR: directory, SERVICE_TOKEN: 's'.repeat(40) }),
    log,
  )
  cleanup.defer(() => database.close())
  const gateway = {
    ...openSandbox(database.kysely),
    // A gateway that takes no time.
    charge: async ({ orderRef, amount }: { orderRef: string; amount: number }) =>
      ({ state: 'PAID', txn: orderRef, amount, left: amount, approveNo: '1', receiptUrl: null }) as const,
  }
  const services: PaymentServices = {
    kysely: database.kysely,
    payments: { forNewCards: gateway, named: () => gateway, paypal: null, lemonSqueezy: null },
    keys: openKeyRing('k'.repeat(32), []),
    log,
    now: () => new Date(),
  }
  const payers = await openPayers(database, services)
  const settled = await secondsOf(payers, (payer) => order(services, payer))
  await database.pool.query(`create table bare (id text, part int, content text, primary key (id, part))`)
  const bare = await secondsOf(payers, () => bareTransactions(database))
  const count = brands * ordersOfBrand
  console.log(
    `${Math.round(count / settled)} orders a second, ${Math.round(count / bare)} pairs of bare transactions`,
  )
  const brand = payers[0]?.brand ?? 0
  await fillLedger(database, brand)
  const page = (number: number) => () =>
    pageEvents(database.kysely, brand, { kinds: [], page: number, size: 20 }).then(() => {})
  const plain = () =>
    sql`select * from credit_entry where brand_id = ${brand} and part = 0 order by id desc limit 20`
      .execute(database.kysely)
      .then(() => {})
  const floor = await medianOf(plain)
  const limit = { unit: 'ms', limit: floor, limitName: 'its newest 20 rows alone' } as const
  return [
    {
      name: 'an order of credits, settled',
      unit: 'ms',
      value: (settled / count) * 1_000,
      limit: (bare / count) * 1_000,
      limitName: 'bare transactions of as many rows',
    },
    { name: `first page of ${entries.toLocaleString()} entries`, value: await medianOf(page(0)), ...limit },
    {
      name: `last page of ${entries.toLocaleString()} entries`,
      value: await medianOf(page(entries / 20 - 1)),
      ...limit,
    },
  ]
}

interface Payer {
  readonly brand: number
  readonly card: CardRow
}

async function openPayers({ pool }: Database, services: PaymentServices): Promise<Payer[]> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into brand (name) select '온기' from generate_series(1, $1) returning id`,
    [brands],
  )
  const card = { number: '4242424242424242', expireDate: '2039-12', identity: '900131', pw2Digit: '12' }
  return Promise.all(
    rows.map(async ({ id }) => ({
      brand: id,
      card: await addCard(services, id, { ...card, title: '', biz: false, defaultSet: true }, async () => {}),
    })),
  )
}

async function order(services: PaymentServices, { brand, card }: Payer): Promise<void> {
  const snapshot = { kind: 'CREDIT', idCreditPlan: 1, credit: 1_000, description: null } as const
  const claim = await inTransaction(services.kysely, (db) =>
    claimOrder(db, {
      brand,
      kind: 'CREDIT',
      lane: 'credit',
      snapshot,
      amount: 10_000,
      account: null,
      clientKey: randomUUID(),
      card,
      isSandbox: true,
      at: services.now(),
    }),
  )
  await sendCharge(services, claim, card, { amount: 10_000, name: '크레딧' })
}

/** Two transactions that write as many rows as an order: two, then five inserted or changed. */
async function bareTransactions({ pool }: Database): Promise<void> {
  const id = randomUUID()
  const client = await pool.connect()
  try {
    for (const parts of [
      [1, 2],
      [3, 4, 5, 6, 7],
    ]) {
      await client.query('begin')
      for (const part of parts)
        await client.query('insert into bare (id, part, content) values ($1, $2, $3)', [
          id,
          part,
          'x'.repeat(200),
        ])
      await client.query('commit')
    }
  } finally {
    client.release()
  }
}

/** Seconds for the orders of all payers; those of one payer come one after the other. */
async function secondsOf(payers: readonly Payer[], work: (payer: Payer) => Promise<void>): Promise<number> {
  const waiting = [...payers]
  const began = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let payer = waiting.shift(); payer; payer = waiting.shift())
        for (let n = 0; n < ordersOfBrand; n += 1) await work(payer)
    }),
  )
  return (performance.now() - began) / 1_000
}

async function fillLedger({ pool }: Database, brand: number): Promise<void> {
  await pool.query(
    `insert into credit_entry (brand_id, at, type, amount, lot_id, idem, part, ref_kind, balance_after)
     select $1, now(), 'CHARGE', 1, (select min(id) from credit_lot where brand_id = $1), 'bench:' || n, 0, 'purchase', n
     from generate_series(1, $2) n`,
    [brand, entries],
  )
  await pool.query('analyze credit_entry')
}

async function medianOf(work: () => Promise<void>): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < looks; n += 1) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  return median(times)
}
