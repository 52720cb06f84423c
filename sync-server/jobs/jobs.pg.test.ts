import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { grantCredits } from '../api/billing/credits/ledger.ts'
import { tablesLock } from '../database/migrate.ts'
import type { Database } from '../database/open.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { inTransaction } from '../database/transactions/transaction.ts'
import { emitter, type Revocation } from '../http/events.ts'
import { housekeepingTasks } from './housekeeping.ts'
import { addJob, type Jobs, startJobs, type Tasks } from './jobs.ts'
import { queueLookUpAt } from './settle-payments.ts'

const log = pino({ level: 'silent' })
const mail = { forget: () => Promise.resolve() }
let database: Database
let jobs: Jobs | undefined

beforeEach(async () => {
  database = await createTestDatabase()
})

afterEach(async () => {
  await jobs?.stop()
  jobs = undefined
  await database.close()
})

test('[J5] a job runs with its payload, and again after a failure', async () => {
  const payloads: unknown[] = []
  const done = Promise.withResolvers<void>()
  const hurried: Promise<unknown>[] = []
  const hurry = () => void hurried.push(makeFailedRunnable())
  await begin({
    send: {
      lane: 'upkeep',
      async run(payload) {
        payloads.push(payload)
        if (payloads.length === 1) {
          // Runs the next attempt at once instead of after the backoff.
          setImmediate(hurry)
          throw new Error('not yet')
        }
        done.resolve()
      },
    },
  })
  await addJob(database.kysely, 'send', { to: '하나' })
  const hurrying = setInterval(hurry, 50)
  await done.promise
  clearInterval(hurrying)
  // Its next query would come after the pool has ended.
  await Promise.all(hurried)
  expect(payloads).toEqual([{ to: '하나' }, { to: '하나' }])
}, 30_000)

test('[J4] a job exists only if its transaction commits', async () => {
  const ran: unknown[] = []
  const done = Promise.withResolvers<void>()
  await begin({
    note: {
      lane: 'upkeep',
      async run(payload) {
        ran.push(payload)
        done.resolve()
      },
    },
  })
  await inTransaction(database.kysely, async (transaction) => {
    await addJob(transaction, 'note', 'rolled back')
    throw new Error('changed our mind')
  }).catch(() => {})
  await inTransaction(database.kysely, (transaction) => addJob(transaction, 'note', 'kept'))
  await done.promise
  expect(ran).toEqual(['kept'])
}, 30_000)

test('[J6] of two jobs with one key only the later one is queued', async () => {
  await begin({ note: { lane: 'upkeep', run: async () => {} } })
  const runAt = new Date(Date.now() + 3_600_000)
  await addJob(database.kysely, 'note', 1, { key: 'remind', runAt })
  await addJob(database.kysely, 'note', 2, { key: 'remind', runAt })
  const { rows } = await database.pool.query(`select key from graphile_worker.jobs where key = 'remind'`)
  expect(rows).toHaveLength(1)
})

test('a charge whose answer was lost is looked up at the instant that was asked for, once', async () => {
  const ran = Promise.withResolvers<void>()
  await begin({ 'settle-payments': { lane: 'upkeep', run: async () => ran.resolve() } })
  const at = new Date(Date.now() + 3_600_000)
  await queueLookUpAt(database.kysely, 'sg-1', new Date(at.getTime() - 1_000))
  await queueLookUpAt(database.kysely, 'sg-1', at)
  const { rows } = await database.pool.query('select task_identifier, run_at from graphile_worker.jobs')
  expect(rows).toEqual([{ task_identifier: 'settle-payments', run_at: at }])
  await queueLookUpAt(database.kysely, 'sg-1', new Date())
  await ran.promise
}, 30_000)

test('[J7] jobs continue after the database drops all connections of the queue', async () => {
  silenceTrace()
  const runs = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
  await begin({
    note: {
      lane: 'upkeep',
      async run(payload) {
        runs[payload === 'first' ? 0 : 1].resolve()
      },
    },
  })
  await addJob(database.kysely, 'note', 'first')
  await runs[0].promise
  await dropConnections()
  await addJob(database.kysely, 'note', 'second')
  await runs[1].promise
}, 30_000)

test('[J7] the queue recovers from connections that drop while it starts', async () => {
  silenceTrace()
  const done = Promise.withResolvers<void>()
  await begin({
    note: {
      lane: 'upkeep',
      async run() {
        done.resolve()
      },
    },
  })
  await dropConnections()
  await addJob(database.kysely, 'note', {})
  await done.promise
}, 30_000)

test("of several nodes that start on a new database one creates the queue's tables, and the others wait", async () => {
  const holder = await database.pool.connect()
  await holder.query('begin')
  await holder.query('select pg_advisory_xact_lock($1)', [tablesLock])
  const ran: unknown[] = []
  const tasks: Tasks = { note: { lane: 'upkeep', run: async (payload) => void ran.push(payload) } }
  const starting = Promise.all(Array.from({ length: 6 }, () => startJobs(database, tasks, log)))
  try {
    await expect.poll(waiting, { timeout: 10_000 }).toBe(6)
    const { rows } = await database.pool.query(`select to_regnamespace('graphile_worker') as queue`)
    expect(rows).toEqual([{ queue: null }])
  } finally {
    await holder.query('commit')
    holder.release()
  }
  const nodes = await starting
  await addJob(database.kysely, 'note', '한 번')
  await expect.poll(() => ran, { timeout: 10_000 }).toEqual(['한 번'])
  await Promise.all(nodes.map((node) => node.stop()))
}, 30_000)

test('[J8] stop waits for the running job', async () => {
  const started = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  let finished = false
  await begin({
    slow: {
      lane: 'upkeep',
      async run() {
        started.resolve()
        await release.promise
        finished = true
      },
    },
  })
  await addJob(database.kysely, 'slow', {})
  await started.promise
  const stopped = jobs?.stop()
  jobs = undefined
  release.resolve()
  await stopped
  expect(finished).toBe(true)
})

test('the cron tasks delete expired codes, sessions and answers, and nothing else', async () => {
  const { id } = await database.kysely
    .insertInto('account')
    .values({ email: 'hana@example.com', full_name: '하나' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const days = (count: number) => new Date(Date.now() + count * 86_400_000)
  for (const [name, expires] of [
    ['old', days(-2)],
    ['new', days(2)],
  ] as const) {
    await database.kysely
      .insertInto('session')
      .values({
        token_hash: Buffer.from(name),
        account_id: id,
        expires_at: expires,
      })
      .execute()
    await database.kysely
      .insertInto('email_code')
      .values({
        email: name,
        mode: 'SIGNUP',
        code_hash: Buffer.from(name),
        expires_at: expires,
      })
      .execute()
    await database.kysely
      .insertInto('idempotency')
      .values({
        account: String(id),
        key: name,
        request_hash: Buffer.from(name),
      })
      .execute()
  }
  await database.pool.query(
    `update idempotency set created_at = now() - interval '31 days' where key = 'old'`,
  )
  await begin({ idle: { lane: 'upkeep', run: () => Promise.resolve() } })
  const revocations = emitter<Revocation>()
  const ended: string[] = []
  revocations.on(({ tokenHash, code }) => ended.push(`${code} ${tokenHash}`))
  for (const task of Object.values(housekeepingTasks(database, revocations, mail, log))) await task.run({})
  // The sockets of the session are closed.
  expect(ended).toEqual(['4401 old'])
  const left = async (table: string, column: string) =>
    (await database.pool.query<{ name: string }>(`select ${column} as name from ${table}`)).rows.map(
      ({ name }) => String(name),
    )
  expect(await left('session', 'token_hash')).toEqual(['new'])
  expect(await left('email_code', 'email')).toEqual(['new'])
  expect(await left('idempotency', 'key')).toEqual(['new'])
})

test('what is not needed any more ends: expired invitations, rows of purged files, addresses, old replaced values, failed jobs', async () => {
  await begin({ idle: { lane: 'upkeep', run: () => Promise.resolve() } })
  const { pool } = database
  const { rows } = await pool.query(`insert into brand (name) values ('온기') returning id`)
  const idBrand = rows[0].id
  await pool.query(
    `insert into brand_member (brand_id, role, invite_email, invite_expires_at)
     select $1, 'BRAND_ROLE_MEMBER', days || '@ongi.example', now() - days * interval '1 day' from unnest(array[3, 5]) days`,
    [idBrand],
  )
  await pool.query(
    `insert into brand_invite_link (brand_id, token_hash, role, max_uses, expires_at, revoked_at)
     select $1, decode(md5(concat(expired, revoked)), 'hex'), 'BRAND_ROLE_MEMBER', expired + 10,
       now() - expired * interval '1 day', now() - revoked * interval '1 day'
     from (values (29, null), (31, null), (-7, 29), (-9, 31)) link (expired, revoked)`,
    [idBrand],
  )
  await pool.query(
    `insert into file (brand_id, storage_key, name, file_type, media_type, size, deleted_at, purged_at)
     select $1, days::text, 'a', 'LOGO', 'image/png', 1, now() - interval '99 days', now() - days * interval '1 day'
     from unnest(array[29, 31]) days`,
    [idBrand],
  )
  await pool.query(
    `insert into drive_link (brand_id, key_hash, sealed_key, ends_at, revoked_at, opened_count)
     select $1, decode(md5(concat(ended, ' ', revoked)), 'hex'), 'sealed', now() - ended * interval '1 day',
       now() - revoked * interval '1 day', ended
     from (values (29, null), (31, null), (-300, 31), (-299, 29), (-298, null)) link (ended, revoked)`,
    [idBrand],
  )
  await pool.query(
    `insert into brand_share (brand_id, key_hash, sealed_key, part, ends_at, password_hash, opened_count)
     select $1, decode(md5(ended::text), 'hex'), 'sealed', 'GUARDED_ALL', now() - ended * interval '1 day', 'argon2', ended
     from unnest(array[29, 31]) ended`,
    [idBrand],
  )
  // More than one batch of old ones.
  await pool.query(
    `insert into settle_history (brand_id, document, field, kept, other, side, created_at)
     select $1, 'guide', 'core.what', '1', '2', 'document', now() - (363 + least(n, 3)) * interval '1 day'
     from generate_series(1, 2500) n`,
    [idBrand],
  )
  await pool.query(
    `with person as (insert into account (email, full_name) values ('a@ongi.example', '') returning id)
     insert into campaign_application (campaign, account_id, answers, due_on, settled_at)
     select coalesce(days::text, 'open'), person.id, '{}', '2025-11-06', now() - days * interval '1 day'
     from unnest(array[null, 179, 181]) days, person`,
  )
  await pool.query(
    `insert into support_ticket (client_key, topic, name, email, language, text, status, closed_at, created_at)
     select gen_random_uuid(), 'USE', name, 'h@ongi.example', 'ko', '', status,
       case when status = 'CLOSED' then now() - days * interval '1 day' end, now() - days * interval '1 day'
     from (values ('kept', 'CLOSED', 1094), ('gone', 'CLOSED', 1097), ('forgotten', 'RECEIVED', 366),
       ('waiting', 'RECEIVED', 364), ('quiet', 'ANSWERED', 40), ('going on', 'ANSWERED', 40)) ticket (name, status, days)`,
  )
  await pool.query(
    `insert into support_answer (ticket_id, staff_name, text, created_at)
     select id, '', '', now() - (case name when 'quiet' then 31 else 29 end) * interval '1 day'
     from support_ticket where status = 'ANSWERED'`,
  )
  await pool.query(
    `insert into brand_quest (brand_id, answers, created_at)
     select brand, jsonb_build_object('days', days), now() - days * interval '1 day'
     from (values (null, 29), (null, 31), ($1::bigint, 31)) quest (brand, days)`,
    [idBrand],
  )
  await pool.query(
    `with made as (
       insert into task (brand_id, title, request, product_ids, credit, credit_state, status, updated_at)
       select $1, '명함', '', '{}', 0, 'SPENT', status, now() - days * interval '1 day'
       from (values ('REVIEW', 89), ('REVIEW', 91), ('IN_PROGRESS', 91)) task (status, days)
       returning *
     )
     insert into task_address (task_id, brand_id, recipient, phone, address)
     select id, brand_id, status || extract(day from now() - updated_at), '010-1234-5678', '서울' from made`,
    [idBrand],
  )
  await pool.query(
    `with made as (
       insert into task (brand_id, title, request, product_ids, credit, updated_at)
       select $1, '작은 책', '', '{}', 0, now() - days * interval '1 day' from unnest(array[89, 91]) days
       returning *
     ),
     quote as (
       insert into task_quote (task_id, brand_id, kind, amount, width, height, pages)
       select id, brand_id, 'other', 30, 90, 50, 8 from made
     )
     insert into task_address (task_id, brand_id, recipient, phone, address)
     select id, brand_id, 'quote' || extract(day from now() - updated_at), '010-1234-5678', '서울' from made`,
    [idBrand],
  )
  for (const key of ['dead', 'alive']) await addJob(database.kysely, 'unknown', {}, { key })
  await pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts, run_at = now() - interval '31 days' where key = 'dead'`,
  )
  const forgotten: number[] = []
  const files = { forget: async (days: number) => void forgotten.push(days) }
  await housekeepingTasks(database, emitter<Revocation>(), files, log)['delete-old']?.run({})
  const left = async (what: string) =>
    (await pool.query<{ is: string }>(`select ${what}`)).rows.map((row) => row.is)
  expect(await left('invite_email as is from brand_member')).toEqual(['3@ongi.example'])
  expect(await left('max_uses::text as is from brand_invite_link order by 1')).toEqual(['3', '39'])
  expect(await left('opened_count::text as is from drive_link order by opened_count')).toEqual([
    '-299',
    '-298',
    '29',
  ])
  expect(
    await left(
      `concat(opened_count, ' ', sealed_key, ' ', password_hash, ' ', revoked_at is null) as is from brand_share order by 1`,
    ),
  ).toEqual(['29 sealed argon2 t', '31   f'])
  expect(await left('storage_key as is from file')).toEqual(['29'])
  expect(await left('campaign as is from campaign_application order by 1')).toEqual(['179', 'open'])
  expect(await left(`concat(name, ' ', status) as is from support_ticket order by 1`)).toEqual([
    'forgotten CLOSED',
    'going on ANSWERED',
    'kept CLOSED',
    'quiet CLOSED',
    'waiting RECEIVED',
  ])
  expect(
    await left(`concat(brand_id is null, ' ', answers ->> 'days') as is from brand_quest order by 1`),
  ).toEqual(['f 31', 't 29'])
  expect(await left('count(*)::text as is from settle_history')).toEqual(['1'])
  expect(await left('recipient as is from task_address order by 1')).toEqual([
    'IN_PROGRESS91',
    'REVIEW89',
    'quote89',
  ])
  expect(await left(`key as is from graphile_worker.jobs where key in ('dead', 'alive')`)).toEqual(['alive'])
  expect(forgotten).toEqual([30])
})

test('records of money end five years after the last entry of a brand that is gone, and those of others stay', async () => {
  await begin({ idle: { lane: 'upkeep', run: () => Promise.resolve() } })
  const { pool, kysely } = database
  const { rows } = await pool.query<{ id: number }>(`insert into brand (name) values ('온기') returning id`)
  const living = rows[0]?.id ?? 0
  const [old, young] = [living + 1_000, living + 2_000]
  const yearsAgo = (years: number) => new Date(Date.now() - years * 366 * 86_400_000)
  for (const [brand, years] of [
    [living, 6],
    [old, 6],
    [young, 4],
  ] as const) {
    const at = yearsAgo(years)
    const grant = {
      brand,
      key: `welcome:${brand}`,
      at,
      kind: 'welcome',
      type: 'REWARD',
      amount: 100,
    } as const
    await inTransaction(kysely, (db) => grantCredits(db, { ...grant, expiresAt: yearsAgo(years - 1) }))
  }
  await housekeepingTasks(database, emitter<Revocation>(), mail, log)['delete-old']?.run({})
  for (const table of ['credit_entry', 'credit_lot', 'credit_account']) {
    const left = await pool.query(`select brand_id from ${table} order by 1`)
    expect(left.rows).toEqual([{ brand_id: living }, { brand_id: young }])
  }
})

test('every housekeeping task has a cron pattern that the queue accepts', async () => {
  const tasks = housekeepingTasks(database, emitter<Revocation>(), mail, log)
  expect(Object.values(tasks).every(({ cron }) => cron !== undefined)).toBe(true)
  await begin(tasks)
})

async function begin(tasks: Tasks) {
  jobs = await startJobs(database, tasks, log)
}

/** The library calls console.trace when a worker ends because its connection was dropped. */
function silenceTrace() {
  vi.spyOn(console, 'trace').mockImplementation(() => {})
}

/** Number of nodes that wait to create the queue's tables. */
async function waiting(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*) from pg_locks join pg_database on pg_database.oid = database
     where datname = current_database() and locktype = 'advisory' and not granted`,
  )
  return rows[0]?.count ?? 0
}

function dropConnections() {
  return database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name like 'saegim jobs%' and datname = current_database()`,
  )
}

function makeFailedRunnable() {
  return database.pool
    .query(`update graphile_worker._private_jobs set run_at = now() where locked_at is null and attempts > 0`)
    .then(() => database.pool.query(`select pg_notify('jobs:insert', '{"r":"1","count":1}')`))
}
