import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../database/open.ts'
import { createTestDatabase } from '../database/test-database.ts'
import type { Storage } from '../gateways/storage/storage.ts'
import { addJob, type Jobs, startJobs } from './jobs.ts'
import { purgeFilesTask } from './purge-files.ts'

let database: Database
let jobs: Jobs | undefined
let deleted: string[]
let under: number
let mostUnder: number

beforeEach(async () => {
  database = await createTestDatabase()
  deleted = []
  under = 0
  mostUnder = 0
})

afterEach(async () => {
  await jobs?.stop()
  jobs = undefined
  await database.close()
})

/** Refuses to delete `broken`. */
const storage: Storage = {
  put: async () => ({ size: 0, sha256: '' }),
  copy: async () => true,
  get: () => Promise.resolve(null),
  url: async () => '',
  async *list() {},
  deleteUnfinished: async () => 0,
  async delete(key) {
    under += 1
    mostUnder = Math.max(mostUnder, under)
    await new Promise((resolve) => setImmediate(resolve))
    under -= 1
    if (key.startsWith('broken')) throw new Error('the storage refused')
    deleted.push(key)
  },
}

test('one hour purges however many files there are, a limited number at once, and one that fails keeps no other', async () => {
  await database.pool.query(
    `with made as (insert into brand (name) values ('온기') returning id)
     insert into file (brand_id, name, storage_key, file_type, media_type, size, deleted_at)
     select made.id, 'a.png', case number when 1 then 'broken' else 'key' || number end, 'LOGO', 'image/png', 1,
       now() - interval '3 days' + (number / 700) * interval '1 microsecond'
     from made, generate_series(1, 2300) number`,
  )
  await database.pool.query(
    `insert into file (brand_id, name, storage_key, file_type, media_type, size, deleted_at)
     select brand_id, 'b.png', 'young', 'LOGO', 'image/png', 1, now() - interval '1 hour' from file limit 1`,
  )
  jobs = await startJobs(database, purgeFilesTask(database, storage), pino({ level: 'silent' }))
  await addJob(database.kysely, 'purge-files', {}, { key: 'purge-files' })
  await vi.waitFor(async () => expect(await unpurged()).toEqual(['broken', 'young']), {
    timeout: 30_000,
    interval: 200,
  })
  const originals = deleted.filter((key) => !key.includes('.'))
  expect([originals.length, new Set(originals).size]).toEqual([2_299, 2_299])
  expect(deleted).toHaveLength(2_299 * 7)
  expect(mostUnder).toBeLessThanOrEqual(16)
}, 60_000)

async function unpurged(): Promise<string[]> {
  const { rows } = await database.pool.query<{ storage_key: string }>(
    'select storage_key from file where purged_at is null order by storage_key',
  )
  return rows.map(({ storage_key }) => storage_key)
}
