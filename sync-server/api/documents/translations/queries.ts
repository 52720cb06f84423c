import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import * as Y from 'yjs'
import { readStored, type StoredTranslations } from '#model/translations/stored.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { TooMuchWork, WatchedDoc } from '#server/relay/work/watched-doc.ts'

interface Row {
  readonly data: Buffer
  /** null: the snapshot, V2; else an update, V1. */
  readonly seq: number | null
}

/** Of processor time, which no page of a reader takes twice for the same document. */
const mostMs = 100
/** Some 50 kB each. */
const mostKnown = 64
/** By a digest of the stored bytes. The least recently used are forgotten. */
const known = new Map<string, StoredTranslations | null>()

/**
 * The translations of a brand as its document is stored now; null where it has none, or where the document takes too much
 * processor time to read.
 */
export async function readTranslations(db: Kysely<DB>, idBrand: number): Promise<StoredTranslations | null> {
  const { rows } = await sql<Row>`
    select state as data, null::bigint as seq from doc_snapshot
    where brand_id = ${idBrand} and document = 'translations'
    union all
    select data, seq from doc_update where brand_id = ${idBrand} and document = 'translations'
    order by seq nulls first`.execute(db)
  if (rows.length === 0) return null
  const hash = createHash('sha256')
  for (const { data } of rows) hash.update(`${data.length} `).update(data)
  const key = hash.digest('base64')
  const stored = known.has(key) ? (known.get(key) ?? null) : read(rows)
  known.delete(key)
  known.set(key, stored)
  const [oldest] = known.keys()
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest)
  return stored
}

function read(rows: readonly Row[]): StoredTranslations | null {
  const doc = new WatchedDoc()
  try {
    doc.within(mostMs, () => {
      for (const { data, seq } of rows)
        if (seq === null) Y.applyUpdateV2(doc, data)
        else Y.applyUpdate(doc, data)
    })
    return readStored(doc)
  } catch (error) {
    if (error instanceof TooMuchWork) return null
    throw error
  } finally {
    doc.destroy()
  }
}
