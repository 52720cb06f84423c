import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { emptyShadow, type Shadow, toStoredShadow } from '../shadow/shadow.ts'
import { isPassNeeded } from './is-needed.ts'
import { requestPass } from './settle-queue.ts'

const room = { idBrand: 1, document: 'guide' } as const
let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.pool.query('truncate doc_room, doc_shadow, settle_outbox'))

const isNeeded = () => isPassNeeded(database.kysely, room)

/** A room as another node leaves it after a pass. */
async function settle({ unknownFields = null as string[] | null, shadow = {} as Partial<Shadow> } = {}) {
  await database.pool.query(
    `insert into doc_room (brand_id, document, epoch, last_seq, settled_seq, unknown_fields)
     values (1, 'guide', 'x', 5, 5, $1)`,
    [unknownFields],
  )
  await database.pool.query(`insert into doc_shadow (brand_id, document, shadow) values (1, 'guide', $1)`, [
    JSON.stringify(toStoredShadow({ ...emptyShadow, ...shadow })),
  ])
}

test('[W59] nothing is left to do where another node has settled all of it', async () => {
  expect(await isNeeded()).toBe(true)
  await settle()
  expect(await isNeeded()).toBe(false)
})

test('[W59] a pass is needed for a newer edit, and for a request', async () => {
  await settle()
  await database.pool.query('update doc_room set last_seq = 6')
  expect(await isNeeded()).toBe(true)
  await database.pool.query('update doc_room set settled_seq = 6')
  expect(await isNeeded()).toBe(false)
  await requestPass(database.kysely, room, false)
  expect(await isNeeded()).toBe(true)
})

test('[W59] a pass is needed for fields that an older release left out, and to tell what REST refuses', async () => {
  await settle({ unknownFields: ['core.what'] })
  expect(await isNeeded()).toBe(true)
  await database.pool.query('truncate doc_room, doc_shadow')
  await settle({ shadow: { problems: { 'info.website': { code: 'INVALID_URL', message: '' } } } })
  expect(await isNeeded()).toBe(true)
})
