import type { Worker } from 'node:worker_threads'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/open.ts'
import { createTestDatabase } from '../database/test-database.ts'
import type { Append } from './append.ts'
import { AppendThread, spawnThread } from './append-thread.ts'
import type { AppenderOptions } from './appender.ts'
import { loadStored } from './postgres-log.ts'
import { metrics } from './relay-metrics.ts'
import { type DocId, LogClosed, OtherHistory } from './update-log.ts'

let database: Database
let nextBrand = 1000
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const room = (): DocId => ({ idBrand: nextBrand++, document: 'guide' })
const told = (doc: DocId, number: number): Append => ({
  doc,
  rebuilds: 0,
  // A part of something larger, as messages of sockets are.
  entries: [{ data: new Uint8Array([9, 9, 0, 0, number, 9]).subarray(2, 5), idAccount: 7 }],
})

test('[R34] what rooms say at once is in the log once the thread has confirmed it, in order', async () => {
  using thread = open()
  const rooms = Array.from({ length: 20 }, room)
  const before = await commits()
  await Promise.all(
    rooms.flatMap((id) => Array.from({ length: 30 }, (_, i) => thread.appends.append(told(id, i)))),
  )
  expect((await commits()) - before).toBeLessThan(20)
  for (const id of rooms) expect(await numbersIn(id)).toEqual(Array.from({ length: 30 }, (_, i) => i))
})

test('[R76] what a thread that dies has not confirmed its successor stores, and nobody is told', async () => {
  using thread = open()
  const id = room()
  await thread.appends.append(told(id, 0))
  const holder = await database.pool.connect()
  await holder.query('begin; lock table doc_update in exclusive mode')
  const waiting = [1, 2].map((number) => thread.appends.append(told(id, number)))
  await expect.poll(() => appendsThatWait()).toBe(1)
  await thread.workers.at(-1)?.terminate()
  const later = thread.appends.append(told(id, 3))
  await expect.poll(() => thread.workers.length).toBe(2)
  expect(thread.appends.bytes).toBe(9)
  await holder.query('rollback')
  holder.release()
  await Promise.all([...waiting, later])
  expect(thread.appends.isStuck).toBe(false)
  expect(thread.appends.bytes).toBe(0)
  expect(new Set(await numbersIn(id))).toEqual(new Set([0, 1, 2, 3]))
})

test('[R36] a thread that cannot store for long is stuck until it can', async () => {
  using thread = open({ stuckAfterMs: 0 })
  const id = room()
  await database.pool.query('alter table doc_update rename to doc_update_elsewhere')
  const stuck = Promise.withResolvers<void>()
  thread.appends.onStuck(stuck.resolve)
  const stored = thread.appends.append(told(id, 1))
  await stuck.promise
  expect(thread.appends.isStuck).toBe(true)
  await database.pool.query('alter table doc_update_elsewhere rename to doc_update')
  await stored
  expect(thread.appends.isStuck).toBe(false)
  expect(await numbersIn(id)).toEqual([1])
})

test('[R71] what belongs to an earlier history is refused, the rest of its group is stored', async () => {
  using thread = open()
  const [rebuilt, other] = [room(), room()]
  await thread.appends.append(told(rebuilt, 0))
  await database.pool.query('update doc_room set rebuilds = 1 where brand_id = $1', [rebuilt.idBrand])
  const [refused, stored] = await Promise.allSettled([
    thread.appends.append(told(rebuilt, 1)),
    thread.appends.append(told(other, 2)),
  ])
  expect(refused).toMatchObject({ status: 'rejected', reason: expect.any(OtherHistory) })
  expect(stored.status).toBe('fulfilled')
  expect([await numbersIn(rebuilt), await numbersIn(other)]).toEqual([[0], [2]])
})

test('a closed thread stores what it was given before, and takes no more', async () => {
  using thread = open()
  const id = room()
  const stored = thread.appends.append(told(id, 1))
  thread.appends.close()
  expect(await thread.appends.flush(10_000)).toBe(true)
  await stored
  await thread.appends.ended
  await expect(thread.appends.append(told(id, 2))).rejects.toThrow(LogClosed)
  expect(await numbersIn(id)).toEqual([1])
})

test('a closed thread gives up what cannot be stored', async () => {
  using thread = open({ stuckAfterMs: 0 })
  await database.pool.query('alter table doc_update rename to doc_update_elsewhere')
  const stuck = Promise.withResolvers<void>()
  thread.appends.onStuck(stuck.resolve)
  const lost = thread.appends.append(told(room(), 1))
  await stuck.promise
  thread.appends.close()
  await expect(lost).rejects.toThrow(LogClosed)
  await thread.appends.ended
  await database.pool.query('alter table doc_update_elsewhere rename to doc_update')
})

test('a thread that dies again and again sends clients away, and is stuck no longer once one lives', async () => {
  let areDoomed = true
  using thread = open({}, () => areDoomed)
  const stuck = Promise.withResolvers<void>()
  thread.appends.onStuck(stuck.resolve)
  const id = room()
  const stored = thread.appends.append(told(id, 1))
  await stuck.promise
  areDoomed = false
  await stored
  expect(thread.appends.isStuck).toBe(false)
  expect(await numbersIn(id)).toEqual([1])
})

/** An appender over the test's database, and every thread it ever had. */
function open(options: AppenderOptions = {}, isDoomed = () => false) {
  const workers: Worker[] = []
  const appends = new AppendThread(database.url, pino({ level: 'silent' }), {
    ...options,
    spawn: (start) => {
      const worker = spawnThread(start)
      workers.push(worker)
      if (isDoomed()) void worker.terminate()
      return worker
    },
  })
  return { appends, workers, [Symbol.dispose]: () => appends.close() }
}

async function numbersIn(id: DocId): Promise<(number | undefined)[]> {
  const { tail } = await loadStored(database.relayPool, id)
  return tail.map((data) => data[2])
}

async function appendsThatWait(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*) from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into doc_update%'`,
  )
  return rows[0]?.count ?? 0
}

async function commits(): Promise<number> {
  const { values } = await metrics.append.get()
  return values.find(({ metricName }) => metricName?.endsWith('_count'))?.value ?? 0
}
