import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../database/open.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { openLocalStorage } from '../gateways/storage/local-storage.ts'
import { smallKeyOf } from '../gateways/storage/small-pictures.ts'
import { createLog } from '../logging.ts'
import { collectFilesTask } from './collect-files.ts'
import { fileMetrics } from './file-metrics.ts'
import { addJob, type Jobs, startJobs } from './jobs.ts'

let database: Database
let directory: string
let jobs: Jobs

beforeEach(async () => {
  database = await createTestDatabase()
  directory = mkdtempSync(join(tmpdir(), 'saegim-collect-'))
  jobs = await startJobs(
    database,
    collectFilesTask(database, openLocalStorage(directory), createLog('silent')),
    createLog('silent'),
  )
})

afterEach(async () => {
  await jobs.stop()
  await database.close()
  rmSync(directory, { recursive: true, force: true })
})

test('bytes without a file go after a day with their copies, files keep theirs, and a file without bytes is counted', async () => {
  const storage = openLocalStorage(directory)
  const { rows: brands } = await database.pool.query<{ id: number }>(
    `insert into brand (name) select '온기' from generate_series(1, 120) returning id`,
  )
  const expected: string[] = []
  const put = async (key: string, days: number) => {
    await storage.put(key, Buffer.from('그림'), 'image/png')
    const at = Date.now() / 1000 - days * 24 * 60 * 60
    utimesSync(join(directory, key), at, at)
  }
  const addRow = (id: number, key: string, deleted: string | null = null) =>
    database.pool.query(
      `insert into file (brand_id, name, storage_key, file_type, media_type, size, deleted_at)
       values ($1, 'a.png', $2, 'LOGO', 'image/png', 1, $3)`,
      [id, key, deleted],
    )
  for (const { id } of brands) {
    const key = (name: string) => `brand/${id}/${name}`
    // A process ended between the bytes and the row.
    for (const orphan of [key('orphan'), smallKeyOf(key('orphan'), 160)]) await put(orphan, 2)
    const kept = [key('young'), key('living'), smallKeyOf(key('living'), 320), key('deleted')]
    for (const one of kept) await put(one, one === key('young') ? 0.5 : 30)
    await addRow(id, key('living'))
    await addRow(id, key('deleted'), new Date().toISOString())
    expected.push(...kept)
  }
  await addRow(brands[70]?.id ?? 0, 'brand/70/lost')
  const before = (await fileMetrics.collected.get()).values[0]?.value ?? 0
  await addJob(database.kysely, 'collect-files', {}, { key: 'collect-files' })
  await expect
    .poll(async () => (await fileMetrics.missing.get()).values[0]?.value, { timeout: 30_000 })
    .toBe(1)
  const left = []
  for await (const { key } of storage.list('')) left.push(key)
  expect(left.toSorted()).toEqual(expected.toSorted())
  expect((await fileMetrics.collected.get()).values[0]?.value).toBe(before + 240)
}, 60_000)
