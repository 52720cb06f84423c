import type pg from 'pg'
import { timed } from './timed-query.ts'
import { type DocId, type LogEntry, OtherHistory } from './update-log.ts'

export interface Append {
  readonly doc: DocId
  readonly entries: readonly LogEntry[]
  readonly rebuilds: number
}

/** What `same_history` throws. */
const otherHistory = 'SG409'

/**
 * `last_seq` follows the rows of people alone: what the write-back wrote by itself leaves a room settled.
 * `same_history` throws the whole statement away where a room has another history by now.
 * `unnest` of arrays keeps it one prepared shape however large the group is.
 */
const insertGroup = `
with added as (
  insert into doc_update (brand_id, document, data, account_id)
  select * from unnest($1::bigint[], $2::text[], $3::bytea[], $4::bigint[])
  returning brand_id, document, seq, account_id
)
insert into doc_room (brand_id, document, epoch, rebuilds, last_seq, last_editor)
select brand_id, document, gen_random_uuid()::text, rebuilds,
       coalesce(max(seq) filter (where account_id is not null), 0),
       (array_agg(account_id order by seq desc) filter (where account_id is not null))[1]
from added join unnest($5::bigint[], $6::text[], $7::integer[]) as room (brand_id, document, rebuilds)
  using (brand_id, document)
group by brand_id, document, rebuilds order by brand_id, document
on conflict (brand_id, document) do update
set rebuilds = same_history(doc_room.rebuilds, excluded.rebuilds),
    last_seq = greatest(doc_room.last_seq, excluded.last_seq),
    last_editor = coalesce(excluded.last_editor, doc_room.last_editor),
    updated_at = now()`

/** Answers what belongs to another history than that of its room; the rest is in. */
export async function insertWhatBelongs(
  pool: pg.Pool,
  appends: readonly Append[],
): Promise<ReadonlyMap<Append, Error>> {
  try {
    await insert(pool, appends)
    return new Map()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === otherHistory)) throw error
  }
  const rooms = await readHistories(pool, appends)
  const refused = new Map<Append, Error>()
  for (const append of appends) {
    const rebuilds = rooms.get(keyOf(append.doc)) ?? append.rebuilds
    if (append.rebuilds !== rebuilds)
      refused.set(append, new OtherHistory('The document was given a new history.'))
  }
  const rest = appends.filter((append) => !refused.has(append))
  if (rest.length > 0) await insert(pool, rest)
  return refused
}

async function readHistories(pool: pg.Pool, appends: readonly Append[]): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ brand_id: number; document: DocId['document']; rebuilds: number }>(
    `select brand_id, document, rebuilds from doc_room
     join (select distinct * from unnest($1::bigint[], $2::text[]) as room (brand_id, document)) wanted
       using (brand_id, document)`,
    [appends.map(({ doc }) => doc.idBrand), appends.map(({ doc }) => doc.document)],
  )
  return new Map(
    rows.map(({ brand_id, document, rebuilds }) => [keyOf({ idBrand: brand_id, document }), rebuilds]),
  )
}

async function insert(pool: pg.Pool, appends: readonly Append[]): Promise<void> {
  const rooms = new Map<string, Append>()
  // Of a room's appends the oldest history speaks, or it would slip in beside the present one.
  for (const append of appends) {
    const key = keyOf(append.doc)
    if (append.rebuilds < (rooms.get(key)?.rebuilds ?? Number.POSITIVE_INFINITY)) rooms.set(key, append)
  }
  const brands: number[] = []
  const documents: string[] = []
  const data: Buffer[] = []
  const accounts: (number | null)[] = []
  for (const { doc, entries } of appends) {
    for (const entry of entries) {
      brands.push(doc.idBrand)
      documents.push(doc.document)
      data.push(Buffer.from(entry.data.buffer, entry.data.byteOffset, entry.data.byteLength))
      accounts.push(entry.idAccount)
    }
  }
  const each = [...rooms.values()]
  const values = [
    brands,
    documents,
    data,
    accounts,
    each.map(({ doc }) => doc.idBrand),
    each.map(({ doc }) => doc.document),
    each.map(({ rebuilds }) => rebuilds),
  ]
  await pool.query(timed('relay-append', insertGroup, values))
}

function keyOf({ idBrand, document }: DocId): string {
  return `${idBrand}/${document}`
}
