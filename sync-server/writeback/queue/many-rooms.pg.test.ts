import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { LocalHub } from '#server/bus/local-bus.ts'
import { migrate, migrateTo, migrationNames } from '#server/database/migrate.ts'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { openPostgresLog } from '#server/relay/log/postgres-log.ts'
import { openSettleMarks } from '#server/relay/rooms/settle-marks.ts'
import { metrics } from '../metrics/writeback-metrics.ts'
import { askByHttp } from '../rest/rest-client.ts'
import { startWriteback, type Writeback } from '../writeback.ts'
import { openSettleQueue } from './settle-queue.ts'

let database: Database
const silent = pino({ level: 'silent' })
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.pool.query('truncate doc_room, settle_outbox'))

test('[W54] a room that REST holds nothing of is settled by its append; one of an earlier release by the next', async () => {
  await addRooms(1, 1, 'planner')
  const log = openPostgresLog(database.relayPool, silent)
  const entries = [{ data: Uint8Array.of(0, 0), idAccount: 7 }]
  for (const document of ['guide', 'strategy', 'templates', 'planner'] as const) {
    await log.append({ idBrand: 1, document }, entries)
    await log.append({ idBrand: 1, document }, [{ data: Uint8Array.of(0, 0), idAccount: null }])
    await log.append({ idBrand: 1, document }, entries)
  }
  const { rows } = await database.pool.query(
    'select document from doc_room where last_seq > settled_seq order by document',
  )
  expect(rows).toEqual([{ document: 'guide' }, { document: 'strategy' }])
  log.close()
})

test('[W54] rooms that an earlier release left unsettled for ever are put right by the migration', async () => {
  const empty = await createTestDatabase({ empty: true })
  await migrateTo(
    empty.kysely,
    migrationNames.filter((name) => name < '0070'),
  )
  await empty.pool.query(`insert into doc_room (brand_id, document, epoch, last_seq)
    values (1, 'guide', 'x', 5), (1, 'planner', 'x', 5), (1, 'templates', 'x', 5)`)
  await migrate(empty.kysely)
  const { rows } = await empty.pool.query('select document from doc_room where last_seq > settled_seq')
  expect(rows).toEqual([{ document: 'guide' }])
  await empty.close()
})

test('[W54] rooms that REST holds nothing of are not looked up, though an earlier release appends to them', async () => {
  await addRooms(1, 50, 'planner')
  expect(await openSettleMarks(database.relayPool).unsettled()).toEqual([])
  expect(await openSettleQueue(database.kysely).overdue(0)).toEqual([])
})

test('[W55] a node reads no more unsettled rooms than may wait on it, the others once there is place', async () => {
  await addRooms(1, 1_500, 'guide')
  const writeback = start()
  await expect.poll(waitingRooms).toBe(1_000)
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate)
  expect(await waitingRooms()).toBe(1_000)
  await writeback.close()
})

test('[W55] unsettled rooms are read in pages, each once', async () => {
  await addRooms(1, 25, 'guide')
  await addRooms(1, 25, 'strategy')
  const { unsettled } = openSettleMarks(database.relayPool)
  const seen = new Set<string>()
  for (let page = await unsettled(null, 7); page.length > 0; page = await unsettled(page.at(-1), 7))
    for (const { idBrand, document } of page) seen.add(`${idBrand}/${document}`)
  expect(seen.size).toBe(50)
})

test('[W55] what is overdue comes the oldest first, and not more than there is place for', async () => {
  await addRooms(1, 30, 'guide')
  const overdue = await openSettleQueue(database.kysely).overdue(0, 3)
  expect(overdue.map(({ idBrand }) => idBrand)).toEqual([30, 29, 28])
})

test('[W55] a room that has changed again and is due for another try takes one place', async () => {
  await addRooms(1, 2, 'guide')
  await database.pool.query(
    `insert into settle_outbox (brand_id, document, since) select brand_id, document, now() - interval '1 hour' from doc_room`,
  )
  const overdue = await openSettleQueue(database.kysely).overdue(0, 2)
  expect(overdue.map(({ idBrand }) => idBrand).sort()).toEqual([1, 2])
})

test('[W56] a room that waits counts in the lag before any pass of it ends', async () => {
  await database.pool.query(
    `insert into settle_outbox (brand_id, document, since) values (1, 'guide', now() - interval '1 hour')`,
  )
  const writeback = start()
  await expect.poll(waitingRooms).toBe(1)
  const before = await lag()
  const after = await lag()
  expect(after.count - before.count).toBe(1)
  expect(after.sum - before.sum).toBeGreaterThanOrEqual(3_600)
  expect(after.withinFiveMinutes).toBe(before.withinFiveMinutes)
  await writeback.close()
  expect((await lag()).count).toBe((await lag()).count)
})

/** Unsettled rooms of these brands; a greater number is older. */
async function addRooms(from: number, to: number, document: string): Promise<void> {
  await database.pool.query(
    `insert into doc_room (brand_id, document, epoch, last_seq, updated_at)
     select id, $3, 'x', 1, now() - id * interval '1 minute' from generate_series($1::int, $2::int) as id`,
    [from, to, document],
  )
}

/** A write-back whose passes do not begin. */
function start(): Writeback {
  const never = 86_400_000
  const marks = openSettleMarks(database.relayPool)
  return startWriteback({
    database,
    environment: {
      apiToken: 'token',
      writeback: { delayMs: never, maxDelayMs: never, giveUpMs: never, pollMs: never },
    },
    ask: askByHttp('http://127.0.0.1:9'),
    log: silent,
    bus: new LocalHub().join(),
    changes: { on: () => () => undefined },
    rooms: {
      ...marks,
      open: () => Promise.reject(new Error('no pass begins')),
      onStored: () => () => undefined,
      occupied: () => [],
    },
  })
}

async function waitingRooms(): Promise<number | undefined> {
  return (await metrics.waiting.get()).values[0]?.value
}

async function lag() {
  const { values } = await metrics.lag.get()
  const partOf = (name: string, le?: number) =>
    values.find(({ metricName, labels }) => metricName?.endsWith(name) && labels.le === le)?.value ?? 0
  return { count: partOf('_count'), sum: partOf('_sum'), withinFiveMinutes: partOf('_bucket', 300) }
}
