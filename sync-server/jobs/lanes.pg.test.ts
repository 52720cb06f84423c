import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accumulateCredit } from '#contract/credit.ts'
import { readPayment } from '#contract/payment.ts'
import { addTestCard, cardNumbers, paymentJobs } from '../api/billing/testing/test-payments.ts'
import { openTestApi, type TestApi } from '../api/test-api.ts'
import { addJob, type Jobs, type Lane, lanes, startJobs, type Tasks } from './jobs.ts'
import { mailPaymentsTask } from './mail-payments.ts'
import { makeThumbnailsTask, ThumbnailMaker } from './make-thumbnails.ts'
import { queueSettling, settlePaymentsTask } from './settle-payments.ts'

const log = pino({ level: 'silent' })
const laneNames = Object.keys(lanes) as Lane[]
let api: TestApi
let jobs: Jobs | undefined
/** What the tasks and the file store of a test wait for. */
let released: PromiseWithResolvers<void>

beforeEach(async () => {
  api = await openTestApi()
  released = Promise.withResolvers()
})

afterEach(async () => {
  released.resolve()
  await jobs?.stop()
  jobs = undefined
  await api.close()
})

test('[J1][J2] a payment whose answer was lost is settled and mailed while files wait for their small pictures', async () => {
  const { token, idBrand } = await api.owner()
  const payer = { token, idBrand }
  const { pool, kysely } = api.database
  await pool.query(
    `insert into file (brand_id, storage_key, name, file_type, media_type, size, thumbnail)
     select $1::bigint, 'brand/' || n, n || '.png', 'LOGO', 'image/png', 1, 'WAITING' from generate_series(1, 4000) n`,
    [idBrand],
  )
  const isReading = Promise.withResolvers<void>()
  const get = async () => {
    isReading.resolve()
    await released.promise
    return null
  }
  const maker = new ThumbnailMaker(api.database, { ...api.services.storage, get } as never, log)
  const now = () => new Date(Date.now() + 60_000)
  const services = { ...paymentJobs(api).services, now }
  jobs = await startJobs(
    api.database,
    {
      ...makeThumbnailsTask(maker),
      ...settlePaymentsTask(services),
      ...mailPaymentsTask(api.database, api.services.mail, api.environment, log, now),
    },
    log,
  )
  for (let n = 0; n < 4; n += 1) await addJob(kysely, 'make-thumbnails', {})
  await isReading.promise
  const waiting = () =>
    pool.query(
      `select from graphile_worker.jobs where task_identifier = 'make-thumbnails' and run_at <= now()`,
    )
  await expect.poll(async () => (await waiting()).rowCount, { timeout: 10_000 }).toBe(0)
  const idPayMethod = await addTestCard(api, payer, cardNumbers.answerLost)
  const bought = await api.send(accumulateCredit, { ...payer, body: { idPayMethod, idCreditPlan: 1 } })
  expect(bought.body).toMatchObject({ state: 'UNKNOWN' })
  const pid = String(bought.body.pid)
  await queueSettling(kysely)
  const status = async () => (await api.send(readPayment, { ...payer, params: { pid } })).body.status
  await expect.poll(status, { timeout: 10_000 }).toBe('PAID')
  await addJob(kysely, 'mail-payments', {})
  await expect.poll(() => api.newestMail(), { timeout: 10_000 }).toContain(pid)
  const { rows } = await pool.query(`select from file where thumbnail <> 'WAITING'`)
  expect(rows).toEqual([])
  const closing = maker.close()
  released.resolve()
  await closing
}, 60_000)

test.each(laneNames)(
  '[J1] jobs that hold all of the lane %s keep no job of another lane waiting',
  async (held) => {
    const running: string[] = []
    const done: string[] = []
    const tasks: Tasks = {
      hold: {
        lane: held,
        async run() {
          running.push('hold')
          await released.promise
        },
      },
      ...Object.fromEntries(
        laneNames.map((lane) => [`note-${lane}`, { lane, run: async () => void done.push(lane) }]),
      ),
    }
    jobs = await startJobs(api.database, tasks, log)
    for (let n = 0; n < 2 * lanes[held]; n += 1) await addJob(api.database.kysely, 'hold', {})
    await expect.poll(() => running.length, { timeout: 10_000 }).toBe(lanes[held])
    for (const lane of laneNames) await addJob(api.database.kysely, `note-${lane}`, {})
    const others = laneNames.filter((lane) => lane !== held)
    await expect.poll(() => done.toSorted(), { timeout: 10_000 }).toEqual(others.toSorted())
    expect(running).toHaveLength(lanes[held])
    released.resolve()
    await expect.poll(() => done.includes(held), { timeout: 10_000 }).toBe(true)
  },
  60_000,
)

test('[J2] a task with a limit of runs leaves slots of its lane to others, and does what was asked meanwhile in one more run', async () => {
  let runs = 0
  const noted = Promise.withResolvers<void>()
  const hold = async () => {
    runs += 1
    await released.promise
  }
  const tasks: Tasks = {
    sweep: { lane: 'mail', runsAtOnce: 1, run: hold },
    note: { lane: 'mail', run: async () => noted.resolve() },
  }
  const { kysely, pool } = api.database
  jobs = await startJobs(api.database, tasks, log)
  for (let n = 0; n < 5; n += 1) await addJob(kysely, 'sweep', {})
  await addJob(kysely, 'note', {})
  await noted.promise
  const left = async () =>
    (await pool.query(`select from graphile_worker.jobs where task_identifier = 'sweep'`)).rowCount
  await expect.poll(left, { timeout: 10_000 }).toBe(1)
  expect(runs).toBe(1)
  released.resolve()
  await expect.poll(left, { timeout: 10_000 }).toBe(0)
  expect(runs).toBe(2)
}, 60_000)
