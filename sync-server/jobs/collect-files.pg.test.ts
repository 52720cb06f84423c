import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../database/open.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { smallKeyOf } from '../gateways/storage/small-pictures.ts'
import { createLog } from '../logging.ts'
import { collectFilesTask } from './collect-files.ts'
import { fileMetrics } from './file-metrics.ts'
import { addJob, type Jobs, startJobs } from './jobs.ts'
import { type TestStore, testStores } from './test-stores.ts'

describe.each(testStores)('%s', (_, open) => {
  let database: Database
  let store: TestStore
  let jobs: Jobs

  beforeEach(async () => {
    database = await createTestDatabase()
    store = await open()
    const log = createLog('silent')
    jobs = await startJobs(database, collectFilesTask(database, store.storage, log), log)
  })

  afterEach(async () => {
    await jobs.stop()
    await database.close()
    await store.close()
  })

  test('bytes without a file go after a day with their copies, files keep theirs, and a file without bytes is counted', async () => {
    const { rows: brands } = await database.pool.query<{ id: number }>(
      `insert into brand (name) select '온기' from generate_series(1, 120) returning id`,
    )
    const expected: string[] = []
    const addRow = (id: number, key: string, deleted: string | null = null) =>
      database.pool.query(
        `insert into file (brand_id, name, storage_key, file_type, media_type, size, deleted_at)
         values ($1, 'a.png', $2, 'LOGO', 'image/png', 1, $3)`,
        [id, key, deleted],
      )
    for (const { id } of brands) {
      const key = (name: string) => `brand/${id}/${name}`
      // A process ended between the bytes and the row.
      for (const orphan of [key('orphan'), smallKeyOf(key('orphan'), 160)]) await store.put(orphan, 2)
      const kept = [key('young'), key('living'), smallKeyOf(key('living'), 320), key('deleted')]
      for (const one of kept) await store.put(one, one === key('young') ? 0.5 : 30)
      await addRow(id, key('living'))
      await addRow(id, key('deleted'), new Date().toISOString())
      expected.push(...kept)
    }
    await addRow(brands[70]?.id ?? 0, 'brand/70/lost')
    const unfinished = store.leaveUnfinished(2)
    const running = store.leaveUnfinished(0.5)
    fileMetrics.missing.set(-1)
    const before = (await fileMetrics.collected.get()).values[0]?.value ?? 0
    await addJob(database.kysely, 'collect-files', {}, { key: 'collect-files' })
    await expect
      .poll(async () => (await fileMetrics.missing.get()).values[0]?.value, { timeout: 30_000 })
      .toBe(1)
    expect((await store.keys()).toSorted()).toEqual(expected.toSorted())
    expect((await fileMetrics.collected.get()).values[0]?.value).toBe(before + 240 + unfinished)
    expect(await store.storage.deleteUnfinished(new Date())).toBe(running)
  }, 60_000)
})
