import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../database/open.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { copyIn, copyOut } from './copy.ts'

let database: Database
let client: pg.PoolClient

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

beforeEach(async () => {
  client = await database.pool.connect()
  await client.query('create temporary table words (id int, word text)')
})
afterEach(async () => {
  await client.query('drop table words')
  client.release()
})

const count = async () => Number((await client.query('select count(*) from words')).rows[0].count)

test('rows are counted and stored again as they were, also with line ends in their values', async () => {
  await client.query(
    `insert into words select id, case id % 3 when 0 then null when 1 then E'둘\\n줄\\\\' else repeat('가', id) end
     from generate_series(1, 5000) id`,
  )
  const chunks: Buffer[] = []
  const take = async (chunk: Buffer) => void chunks.push(chunk)
  expect(await copyOut(client, 'copy words to stdout', take)).toBe(5_000)
  await client.query('truncate words')
  async function* source() {
    yield* chunks
  }
  expect(await copyIn(client, 'copy words from stdin', source())).toBe(5_000)
  const { rows } = await client.query('select id, word from words order by id limit 4')
  expect(rows).toEqual([
    { id: 1, word: '둘\n줄\\' },
    { id: 2, word: '가가' },
    { id: 3, word: null },
    { id: 4, word: '둘\n줄\\' },
  ])
})

test('where what takes the rows fails, its reason is told and the connection goes on', async () => {
  await client.query(`insert into words select id, repeat('가', 2000) from generate_series(1, 5000) id`)
  let calls = 0
  const failing = async () => {
    calls += 1
    throw new Error('the store is full')
  }
  await expect(copyOut(client, 'copy words to stdout', failing)).rejects.toThrow('the store is full')
  expect(calls).toBe(1)
  expect(await count()).toBe(5_000)
})

test('where the source fails, its reason is told, nothing is stored and the connection goes on', async () => {
  async function* failing() {
    yield Buffer.from('1\t하나\n')
    throw new Error('a part is missing')
  }
  await expect(copyIn(client, 'copy words from stdin', failing())).rejects.toThrow('a part is missing')
  expect(await count()).toBe(0)
})

test('what PostgreSQL refuses is told, in both directions', async () => {
  async function* wrong() {
    yield Buffer.from('one\t하나\n')
  }
  await expect(copyIn(client, 'copy words from stdin', wrong())).rejects.toThrow('invalid input syntax')
  await expect(copyOut(client, 'copy nothing to stdout', async () => {})).rejects.toThrow('does not exist')
  expect(await count()).toBe(0)
})
