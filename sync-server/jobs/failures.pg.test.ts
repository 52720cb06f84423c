import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteCardKeys } from '../api/billing/cards/card-key-jobs.ts'
import { grantCredits } from '../api/billing/credits/ledger.ts'
import { addTestCard, cardNumbers, keptLog, paymentJobs } from '../api/billing/testing/test-payments.ts'
import { openTestApi, type TestApi } from '../api/test-api.ts'
import { inTransaction } from '../database/transactions/transaction.ts'
import type { Gateway } from '../gateways/payments/gateway.ts'
import { emitter, type Revocation } from '../http/events.ts'
import { collectFilesTask } from './collect-files.ts'
import { expireCreditsTask } from './expire-credits.ts'
import { Failures } from './failures.ts'
import { housekeepingTasks } from './housekeeping.ts'
import { startJobs } from './jobs.ts'

/* Each job works on three brands or tables of which the second one fails. */

const silent = pino({ level: 'silent' })
let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
  // Creates the tables of the queue.
  await (await startJobs(api.database, {}, silent)).stop()
})

afterAll(() => api.close())

async function threeBrands(): Promise<[number, number, number]> {
  const [first, second, third] = [await api.owner(), await api.owner(), await api.owner()]
  return [first.idBrand, second.idBrand, third.idBrand]
}

/** Statements of the kind fail on rows of the condition, until the returned function is called. */
async function failOn(event: string, table: string, condition: string): Promise<() => Promise<unknown>> {
  const { pool } = api.database
  await pool.query(`
    create function fail_here() returns trigger language plpgsql as $$ begin raise 'no space'; end $$;
    create trigger fail_here before ${event} on ${table} for each row when (${condition}) execute function fail_here()`)
  return () => pool.query('drop function fail_here cascade')
}

test('[J3] what fails is logged with its facts, keeps no other, and makes the job fail in the end', async () => {
  const kept = keptLog()
  const failures = new Failures(kept.log, 'a row could not be written')
  const done: number[] = []
  for (const row of [1, 2, 3])
    await failures.attempt({ row }, async () => {
      if (row === 2) throw new Error('no space')
      done.push(row)
    })
  expect(done).toEqual([1, 3])
  expect(() => failures.end()).toThrow('a row could not be written (1)')
  expect(kept.text()).toMatch(/"row":2.*no space|no space.*"row":2/)
})

test('[J3] credits of other brands expire where those of one cannot, and the next run makes up for it', async () => {
  const [first, second, third] = await threeBrands()
  const { kysely, pool } = api.database
  const at = new Date()
  for (const brand of [first, second, third])
    await inTransaction(kysely, (db) =>
      grantCredits(db, {
        brand,
        key: `test:${brand}`,
        at: new Date(at.getTime() - 2_000),
        kind: 'test',
        type: 'REWARD',
        amount: 100,
        expiresAt: new Date(at.getTime() - 1_000),
      }),
    )
  const kept = keptLog()
  const run = () => expireCreditsTask(api.database, () => at, kept.log)['expire-credits']?.run({})
  const expired = async () =>
    (
      await pool.query(
        `select brand_id from credit_entry where type = 'EXPIRE' and brand_id = any($1) order by 1`,
        [[first, second, third]],
      )
    ).rows.map(({ brand_id }) => brand_id)
  const heal = await failOn('insert', 'credit_entry', `new.brand_id = ${second} and new.type = 'EXPIRE'`)
  await expect(run()).rejects.toThrow('could not be written (1)')
  await heal()
  expect(await expired()).toEqual([first, third])
  expect(kept.text()).toContain(`"brand":${second}`)
  await run()
  expect(await expired()).toEqual([first, second, third])
})

test('[J3] a table whose old rows cannot be deleted keeps those of no other', async () => {
  const [first] = await threeBrands()
  const { pool } = api.database
  await pool.query(
    `insert into brand_member (brand_id, role, invite_email, invite_expires_at)
     values ($1, 'BRAND_ROLE_MEMBER', 'old@ongi.example', now() - interval '9 days')`,
    [first],
  )
  await pool.query(
    `insert into webhook_event (gateway, event_id, received_at) values ('toss', 'old', now() - interval '31 days')`,
  )
  const forgotten: number[] = []
  const mail = { forget: async (days: number) => void forgotten.push(days) }
  const tasks = housekeepingTasks(api.database, emitter<Revocation>(), mail, silent)
  const heal = await failOn('delete', 'brand_member', 'old.account_id is null')
  await expect(tasks['delete-old']?.run({})).rejects.toThrow('could not be deleted')
  await heal()
  const { rows } = await pool.query(`select from webhook_event where event_id = 'old'`)
  expect([rows, forgotten]).toEqual([[], [30]])
})

test('[J3] files of other brands are compared with their bytes where those of one cannot be listed', async () => {
  const [first, second, third] = await threeBrands()
  const { storage } = api.services
  const listed: string[] = []
  const broken = {
    ...storage,
    deleteUnfinished: async () => 0,
    list(prefix: string) {
      if (prefix === `brand/${second}`) throw new Error('away')
      listed.push(prefix)
      return storage.list(prefix)
    },
  }
  const kept = keptLog()
  await collectFilesTask(api.database, broken as never, kept.log)['collect-files']?.run(null)
  expect(listed).toEqual(expect.arrayContaining([`brand/${first}`, `brand/${third}`]))
  expect(kept.text()).toContain(`"idBrand":${second}`)
})

test('[J3] keys of other deleted cards are deleted where that of one cannot be opened', async () => {
  const { token, idBrand } = await api.owner()
  const { pool } = api.database
  const cards: number[] = []
  for (let n = 0; n < 3; n += 1) cards.push(await addTestCard(api, { token, idBrand }, cardNumbers.good))
  await pool.query('update pay_method set deleted_at = now(), default_set = false where brand_id = $1', [
    idBrand,
  ])
  const { services } = paymentJobs(api)
  const sandbox = services.payments.forNewCards as Gateway
  let calls = 0
  const named = () => ({
    ...sandbox,
    async deleteKey(...given: Parameters<Gateway['deleteKey']>) {
      calls += 1
      if (calls === 2) throw new Error('an answer of another form')
      return sandbox.deleteKey(...given)
    },
  })
  const broken = { ...services, log: silent, payments: { ...services.payments, named } }
  await expect(deleteCardKeys(broken)).rejects.toThrow('could not be deleted (1)')
  const { rows } = await pool.query(
    'select count(*)::int as left from pay_method where brand_id = $1 and sealed_key is not null',
    [idBrand],
  )
  expect(rows).toEqual([{ left: 1 }])
})
