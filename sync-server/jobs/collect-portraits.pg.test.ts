import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../database/open.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { createLog } from '../logging.ts'
import { collectPortraitsTask } from './collect-portraits.ts'
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
    jobs = await startJobs(database, collectPortraitsTask(database, store.storage, log), log)
  })

  afterEach(async () => {
    await jobs.stop()
    await database.close()
    await store.close()
  })

  test('portraits that their account does not name go after a day; others stay, however many there are', async () => {
    const expected: string[] = []
    const unnamed: string[] = []
    const { rows: accounts } = await database.pool.query<{ id: number }>(
      `insert into account (email, full_name) select n || '@ongi.example', '한결' from generate_series(1, 300) n returning id`,
    )
    for (const [at, { id }] of accounts.entries()) {
      const key = (name = randomUUID()) => `account/${id}/${name}`
      const name = randomUUID()
      const [own, young, earlier] = [key(name), key(), key()]
      for (const old of [own, earlier]) await store.put(old, 2)
      // A running upload, whose account does not name it yet.
      await store.put(young, 0.9)
      // The last tenth has removed its portrait, or signs in with the picture of a provider.
      const image =
        at < 270 ? `/api/v1/file/profileImage/${id}/${name}` : at < 285 ? null : 'https://sns.example/a.png'
      await database.pool.query('update account set image = $2 where id = $1', [id, image])
      expected.push(young)
      unnamed.push(earlier)
      ;(at < 270 ? expected : unnamed).push(own)
    }
    // One of an account that there is not, and one that another account names.
    const [second, last] = [accounts[1]?.id, accounts.at(-1)?.id]
    const strange = [`account/999999999/${randomUUID()}`, `account/${second}/${randomUUID()}`]
    for (const key of strange) await store.put(key, 2)
    unnamed.push(...strange)
    await database.pool.query('update account set image = $2 where id = $1', [
      last,
      strange[1]?.replace('account/', '/api/v1/file/profileImage/'),
    ])
    // Photographs and designs of an application, and one that was uploaded for none.
    const ofApplication = (ending: string) => `account/${second}/${randomUUID()}.${ending}`
    const [photograph, design, unsent] = [ofApplication('jpg'), ofApplication('png'), ofApplication('jpg')]
    for (const key of [photograph, design, unsent]) await store.put(key, 2)
    await database.pool.query(
      `insert into campaign_application (campaign, account_id, answers, images, results, due_on)
       values ('test', $1, '{}', $2, $3, '2025-11-06')`,
      [second, JSON.stringify([photograph]), JSON.stringify([{ key: design, name: 'a.png' }])],
    )
    expected.push(photograph, design)
    unnamed.push(unsent)
    // Pictures of answers, of those that were connected, and of another account's answers.
    const [named, connected] = [ofApplication('png'), ofApplication('png')]
    for (const key of [named, connected]) await store.put(key, 2)
    const urlOf = (key: string) => `/api/v1/quest/small-business/image/${key.split('/').at(-1)}`
    await database.pool.query(
      `with made as (insert into brand (name) values ('온기') returning id)
       insert into brand_quest (account_id, brand_id, answers)
       values ($1::bigint, null, $2::jsonb), ($1, (select id from made), $3), ($4, null, $3), (null, null, $3)`,
      [
        second,
        JSON.stringify({ name: '온기', imageUrl1: urlOf(named) }),
        JSON.stringify({ name: '온기', imageUrl1: urlOf(connected) }),
        last,
      ],
    )
    expected.push(named)
    unnamed.push(connected)
    const others = ['brand/1/a', 'builds/code']
    for (const other of others) await store.put(other, 30)

    await addJob(database.kysely, 'collect-portraits', {}, { key: 'collect-portraits' })
    const left = [...expected, ...others].toSorted()
    await expect.poll(async () => (await store.keys()).toSorted(), { timeout: 30_000 }).toEqual(left)
    expect(unnamed).toHaveLength(300 + 30 + 4)
  }, 60_000)
})
