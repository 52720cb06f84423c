import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { findCardData } from '../testing/test-card-data.ts'

let database: Database
const dataDir = mkdtempSync(join(tmpdir(), 'saegim-cards-'))
const logged = `${JSON.stringify({ level: 30, pid: 'sg9001319001319001319-1', at: 1_900_131_000 })}\n`.repeat(
  20,
)

beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query('create table found (text text, json jsonb, bytes bytea)')
  writeFileSync(join(dataDir, 'mail.eml'), '결제 10,000원, VISA 4242')
})

afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true })
  await database.close()
})

const find = (more = '') => findCardData({ pool: database.pool, dataDir, logged: logged + more })

test.each([
  ['a number', '4242424242424242'],
  ['a number in groups', '4242-4242-4242-4242'],
  ['a birthday', '"900131"'],
  ['a field of a password', '{\\"pw2Digit\\":\\"12\\"}'],
  ['a field of a CVC', 'cvc=737'],
])('%s is found in a log, a table and a file', async (_, text) => {
  expect(await find()).toEqual([])
  expect((await find(`{"said":"${text}"}`)).length).toBeGreaterThan(0)
  for (const column of ['text', 'json', 'bytes']) {
    const value = column === 'json' ? JSON.stringify({ said: text }) : Buffer.from(text)
    const isHidden = column === 'bytes' && !/^\d{16}$/.test(text)
    await database.pool.query(`insert into found (${column}) values ($1)`, [column === 'text' ? text : value])
    // Bytes are searched for whole numbers only: anything shorter may be part of what is encrypted.
    expect((await find()).length > 0).toBe(!isHidden)
    await database.pool.query('delete from found')
  }
  writeFileSync(join(dataDir, 'a file'), `bytes ${text} bytes`)
  expect((await find()).length).toBeGreaterThan(0)
  rmSync(join(dataDir, 'a file'))
})

test('digits of other things are no card: last digits, instants, numbers of orders', async () => {
  await database.pool.query(`insert into found (text, json) values ($1, $2)`, [
    '4242 2026-11-25 09:00:00.900131+09 sg900131x',
    JSON.stringify({ card: '4242', amount: 1_900_131, pid: 'sg-900131' }),
  ])
  expect(await find()).toEqual([])
  await expect(findCardData({ pool: database.pool, logged: '' })).rejects.toThrow('no logs')
})
