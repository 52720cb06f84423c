import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../database/open.ts'
import { createTestDatabase } from '../database/test-database.ts'
import type { Storage } from '../gateways/storage/storage.ts'
import { type Jobs, startJobs } from '../jobs/jobs.ts'
import { purgeBrandsTask } from '../jobs/purge-brands.ts'
import { runBrands } from './brands.ts'

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

const storage: Storage = {
  put: async () => ({ size: 0, sha256: '' }),
  copy: async () => true,
  get: () => Promise.resolve(null),
  delete: () => Promise.resolve(),
  url: async () => '',
  async *list() {},
  deleteUnfinished: async () => 0,
}

async function run(...args: string[]) {
  const said: string[] = []
  const code = await runBrands(args, { DATABASE_URL: database.url }, (line) => said.push(line))
  return { code, said: said.join('\n') }
}

async function brand(name: string, days: number | null): Promise<string> {
  const { rows } = await database.pool.query<{ id: number }>(
    'insert into brand (name, deleted_at) values ($1, now() - make_interval(days => $2)) returning id',
    [name, days],
  )
  return String(rows[0]?.id)
}

test.each(
  [[], ['restore'], ['restore', '--id', 'x'], ['list', '--id', '1'], ['purge', '--all']].map((args) => ({
    args,
  })),
)('$args changes nothing and prints the usage', async ({ args }) => {
  expect(await run(...args)).toMatchObject({ code: 2, said: expect.stringContaining('brands -- restore') })
})

test('a deleted brand is listed and restored; one that is not deleted, or being purged, is not', async () => {
  const [kept, gone] = [await brand('온기', null), await brand('백토재', 3)]
  expect(await run('list')).toMatchObject({
    code: 0,
    said: expect.stringMatching(/백토재 \(no owner\) can be restored until \d{4}-/),
  })
  expect(await run('restore', '--id', kept)).toMatchObject({
    code: 1,
    said: expect.stringContaining('is not deleted'),
  })
  expect(await run('restore', '--id', '999')).toMatchObject({
    said: expect.stringContaining('there is no brand 999'),
  })
  expect(await run('restore', '--id', gone)).toMatchObject({
    code: 0,
    said: expect.stringContaining('백토재 is back'),
  })
  expect(await run('list')).toMatchObject({ said: 'No deleted brand is left.' })
  await database.pool.query('update brand set deleted_at = now(), purging_at = now() where id = $1', [gone])
  expect(await run('restore', '--id', gone)).toMatchObject({
    code: 1,
    said: expect.stringContaining('is being purged'),
  })
})

test('a running server purges a brand at once when told to', async () => {
  const [kept, gone] = [await brand('온기', 1), await brand('백토재', 1)]
  await database.pool.query(`insert into doc_update (brand_id, document, data) values ($1, 'guide', '')`, [
    gone,
  ])
  // A member could still ask for them, so that they are not due by themselves.
  await database.pool.query(
    `with one as (insert into account (email, full_name) values ('a@ongi.example', '한결') returning id)
     insert into brand_member (brand_id, account_id, role) select brand.id, one.id, 'BRAND_ROLE_OWNER' from brand, one`,
  )
  jobs = await startJobs(database, purgeBrandsTask(database, storage), pino({ level: 'silent' }))
  expect(await run('purge', '--id', gone)).toMatchObject({ code: 0 })
  await vi.waitFor(
    async () =>
      expect((await database.pool.query('select id::text from brand')).rows).toEqual([{ id: kept }]),
    { interval: 100 },
  )
  expect((await database.pool.query('select 1 from doc_update')).rows).toEqual([])
}, 30_000)
