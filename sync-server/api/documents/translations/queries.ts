import { type Kysely, sql } from 'kysely'
import * as Y from 'yjs'
import { readStored, type StoredTranslations } from '#model/translations/stored.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { TooMuchWork, WatchedDoc } from '#server/relay/work/watched-doc.ts'
import { KnownTranslations } from './known-translations.ts'

interface Row {
  readonly data: Buffer
  /** null: the snapshot, V2; else an update, V1. */
  readonly seq: number | null
}

/** Of processor time, which no page of a reader takes twice for the same document. */
const mostMs = 100
/** Some 25,000 letters a brand, and 4 million where a document is as large as one can be. */
const known = new KnownTranslations({ brands: 500, letters: 8_000_000 })

/**
 * The translations of a brand as its document is stored now, as far as they can be read; null where it has none, or where the
 * document takes too much processor time to read.
 */
export async function readTranslations(db: Kysely<DB>, idBrand: number): Promise<StoredTranslations | null> {
  // Before the data: what is committed between the two gives newer data an older mark, and is read again the next time.
  const mark = await readMark(db, idBrand)
  if (mark === null) return null
  const before = known.get(idBrand, mark)
  if (before !== undefined) return before
  const stored = read(await loadRows(db, idBrand))
  known.set(idBrand, mark, stored)
  return stored
}

/**
 * Another one for each state of the document; null where nothing is stored. The count belongs to it because a row may be
 * committed after one with a higher seq.
 */
async function readMark(db: Kysely<DB>, idBrand: number): Promise<string | null> {
  const { rows } = await sql<{ mark: string }>`
    select concat_ws(' ',
      (select concat('snapshot ', folded_through, ' ', extract(epoch from updated_at)) from doc_snapshot
       where brand_id = ${idBrand} and document = 'translations'),
      (select concat('log ', count(*), ' ', max(seq)) from doc_update
       where brand_id = ${idBrand} and document = 'translations' having count(*) > 0)) as mark`.execute(db)
  return rows[0]?.mark || null
}

async function loadRows(db: Kysely<DB>, idBrand: number): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select state as data, null::bigint as seq from doc_snapshot
    where brand_id = ${idBrand} and document = 'translations'
    union all
    select data, seq from doc_update where brand_id = ${idBrand} and document = 'translations'
    order by seq nulls first`.execute(db)
  return rows
}

/**
 * What can be read of them: a row that is no update, as after a fault of a disk, is left out. null where reading takes too much
 * processor time. Never throws.
 */
function read(rows: readonly Row[]): StoredTranslations | null {
  const doc = new WatchedDoc()
  try {
    // In one transaction, because one per row takes far longer.
    doc.within(mostMs, () =>
      doc.transact(() => {
        for (const row of rows) apply(doc, row)
      }),
    )
    return readStored(doc)
  } catch {
    return null
  } finally {
    doc.destroy()
  }
}

function apply(doc: WatchedDoc, { data, seq }: Row): void {
  try {
    if (seq === null) Y.applyUpdateV2(doc, data)
    else Y.applyUpdate(doc, data)
  } catch (error) {
    if (error instanceof TooMuchWork) throw error
  }
}
