import { afterAll, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import { translations } from '#model/documents/translations.ts'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { readTranslations } from './queries.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const key = 'core.what'
const doc = new Y.Doc()
const made = { source: '쌀빵', origin: 'TYPED', at: '2026-11-30T00:00:00Z' }

const query = (text: string, values: unknown[] = []) => database.pool.query(text, values)
const clearLog = () => query('delete from doc_update where brand_id = 1')
const shown = async (idBrand = 1) =>
  (await readTranslations(database.kysely, idBrand))?.texts.map(({ text }) => text) ?? null

/** The document with this text, as an update. */
function withText(text: string): Buffer {
  translations.translated.en.at(key).write(doc, text)
  translations.translatedFrom.en.set(doc, key, { made })
  return Buffer.from(Y.encodeStateAsUpdate(doc))
}

async function append(text: string, seq: number, idBrand = 1): Promise<void> {
  await query(
    `insert into doc_update (brand_id, document, seq, data) overriding system value
     values ($1, 'translations', $2, $3)`,
    [idBrand, seq, withText(text)],
  )
}

/** What a compaction does, and a rebuild, which leaves `folded_through`. */
async function fold(text: string, foldedThrough: number): Promise<void> {
  withText(text)
  await query(
    `insert into doc_snapshot (brand_id, document, state, folded_through) values (1, 'translations', $1, $2)
     on conflict (brand_id, document) do update
     set state = excluded.state, updated_at = now(), folded_through = excluded.folded_through`,
    [Buffer.from(Y.encodeStateAsUpdateV2(doc)), foldedThrough],
  )
  await clearLog()
}

test('a document is read again for each of its states, and not for the same', async () => {
  expect(await shown()).toBeNull()
  await append('one', 10)
  expect(await shown()).toEqual(['one'])
  // Data that cannot be read, in the row that was read.
  await query(`update doc_update set data = '\\xff' where brand_id = 1`)
  expect(await shown()).toEqual(['one'])
  await clearLog()
  expect(await shown()).toBeNull()
  await append('two', 20)
  expect(await shown()).toEqual(['two'])
  await append('committed late', 15)
  expect(await shown()).toEqual(['committed late'])
  await fold('compacted', 20)
  expect(await shown()).toEqual(['compacted'])
  await fold('rebuilt', 20)
  expect(await shown()).toEqual(['rebuilt'])
  await append('after it', 21)
  expect(await shown()).toEqual(['after it'])
})

test('brands whose rows have the same numbers are told apart', async () => {
  await append('of two', 7, 2)
  await append('of three', 7, 3)
  expect([await shown(2), await shown(3)]).toEqual([['of two'], ['of three']])
})

test('of a document with rows that are no updates the others are read; without any that is one, nothing', async () => {
  const spoil = (seq: number, data: Buffer, idBrand: number) =>
    query(
      `insert into doc_update (brand_id, document, seq, data) overriding system value
       values ($1, 'translations', $2, $3)`,
      [idBrand, seq, data],
    )
  const whole = withText('cut')
  await spoil(1, Buffer.from([0xff]), 4)
  await spoil(2, whole.subarray(0, whole.length - 3), 5)
  await spoil(3, Buffer.alloc(0), 5)
  await append('readable', 4, 5)
  await spoil(5, Buffer.from('no update at all'), 5)
  await query(
    `insert into doc_snapshot (brand_id, document, state, folded_through) values (5, 'translations', '\\xff00', 0)`,
  )
  expect([await shown(4), await shown(5)]).toEqual([[], ['readable']])
})
