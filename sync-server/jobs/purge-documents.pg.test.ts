import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../database/open.ts'
import { tablesOfDocument } from '../database/tables/retention.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { purgeDocumentsTask } from './purge-documents.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(() =>
  database.pool.query('truncate brand_document, doc_update, doc_version, doc_room, doc_snapshot'),
)

const deleted: string[] = []
const storage = { delete: async (key: string) => void deleted.push(key) }
const run = () => purgeDocumentsTask(database, storage)['purge-documents']?.run({})

/** A design with rows in other tables; `trashed` and `purging`: how long ago. */
async function addDesign(trashed: string | null, purging: string | null, updates = 1): Promise<string> {
  const document = `design/${randomUUID()}`
  await database.pool.query(
    `insert into brand_document (brand_id, document, kind, owner_id, readers, writers, trashed_at, purging_at)
     values (1, $1, 'design', 7, 'BRAND_ROLE_MEMBER', 'BRAND_ROLE_MEMBER', now() - $2::interval, now() - $3::interval)`,
    [document, trashed, purging],
  )
  await database.pool.query(
    `insert into doc_update (brand_id, document, data) select 1, $1, '\\x00' from generate_series(1, $2)`,
    [document, updates],
  )
  await database.pool.query(
    `insert into doc_version (brand_id, document, kind, state, size, hash) values (1, $1, 'NAMED', '\\x00', 1, '\\x00')`,
    [document],
  )
  await database.pool.query(`insert into doc_room (brand_id, document, epoch) values (1, $1, 'first')`, [
    document,
  ])
  return document
}

async function documentsIn(table: string): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ document: string }>(
    `select distinct document from ${table} order by document`,
  )
  return rows.map(({ document }) => document)
}

test('what was purged is deleted from every table once its room is closed everywhere; the trash stays', async () => {
  await addDesign('2 days', '10 minutes', 1_200)
  const left = [
    await addDesign(null, null),
    await addDesign('400 days', null),
    await addDesign('2 days', '1 minute'),
  ].sort()
  await run()
  for (const table of ['brand_document', 'doc_update', 'doc_version', 'doc_room'])
    expect([table, await documentsIn(table)]).toEqual([table, left])
  const { rows } = await database.pool.query(
    'select document from brand_document where purging_at is not null',
  )
  expect(rows).toHaveLength(1)
  expect(deleted).toEqual([expect.stringMatching(/^design\/1\/\d+\.webp$/)])
})

test('all tables with rows of a document are purged', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'document' and table_name <> 'brand_document'`,
  )
  expect(rows.map(({ name }) => name).sort()).toEqual([...tablesOfDocument].sort())
})
