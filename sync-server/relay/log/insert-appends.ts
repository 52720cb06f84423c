import type pg from 'pg'
import { documentsWith } from '#model/document-kinds/names.ts'
import type { ListedFacts } from '#model/documents/listed.ts'
import { relayStatementMs } from '#server/database/pool.ts'
import { type DocId, docKey, type LogEntry, type ReplacedValue } from './update-log.ts'

/** What one room appends at once. */
export interface Append {
  readonly doc: DocId
  readonly entries: readonly LogEntry[]
  readonly rebuilds: number
  readonly replaced: readonly KeyedValue[]
  /** Where what lists show of a document with a row may have changed. */
  readonly listed?: ListedFacts | undefined
}

/** The key makes a repeated insert harmless. */
type KeyedValue = ReplacedValue & { readonly key: string }

/**
 * Longer than the server may work on a statement: a client that gave up first would repeat what the server commits all the
 * same. It ends the wait for a server that cannot be reached any more.
 */
const answerMs = relayStatementMs + 10_000

/**
 * `last_seq` follows rows of people only: an edit of the write-back leaves a room settled. It grows with every commit, under
 * the lock of its row: a row with a smaller seq may be committed after one with a greater, which was settled meanwhile. What
 * REST holds nothing of is settled at once.
 * `same_history` fails the whole statement where a document has another epoch by now.
 * `unnest` of arrays keeps it one prepared shape however large the group is.
 * `limits` is read before the first row, so it holds for the locks of the rooms, and ends with the statement.
 */
const insertUpdates = `
with limits as materialized (
  select set_config('lock_timeout', $8, true)
), added as (
  insert into doc_update (brand_id, document, data, account_id)
  select entry.* from limits, unnest($1::bigint[], $2::text[], $3::bytea[], $4::bigint[]) as entry
  returning brand_id, document, seq, account_id
)`
const insertReplaced = `, kept as (
  insert into settle_history (brand_id, document, field, kept, other, side, editor, append_key)
  select brand_id, document, field, kept, other, 'document', editor, append_key
  from unnest($10::bigint[], $11::text[], $12::text[], $13::jsonb[], $14::jsonb[], $15::bigint[], $16::uuid[])
    as replaced (brand_id, document, field, kept, other, editor, append_key)
  on conflict (append_key) where append_key is not null do nothing
)`
const updateListed = `, listed as (
  update brand_document as row
  set title = coalesce(facts.title, row.title), form = facts.form, width = facts.width, height = facts.height,
      size_unit = facts.size_unit, tags = array(select jsonb_array_elements_text(facts.tags))
  from unnest($17::bigint[], $18::text[], $19::text[], $20::text[], $21::float8[], $22::float8[], $23::text[], $24::jsonb[])
    as facts (brand_id, document, title, form, width, height, size_unit, tags)
  where row.brand_id = facts.brand_id and row.document = facts.document
    and (coalesce(facts.title, row.title), facts.form, facts.width, facts.height, facts.size_unit, facts.tags)
      is distinct from (row.title, row.form, row.width, row.height, row.size_unit, to_jsonb(row.tags))
)`
const updateRooms = `
insert into doc_room as room (brand_id, document, epoch, rebuilds, last_seq, settled_seq, last_editor)
select brand_id, document, gen_random_uuid()::text, rebuilds, last_seq,
       case when document = any($9::text[]) then 0 else last_seq end, last_editor
from (
  select brand_id, document, rebuilds,
         coalesce(max(seq) filter (where account_id is not null), 0) as last_seq,
         (array_agg(account_id order by seq desc) filter (where account_id is not null))[1] as last_editor
  from added join unnest($5::bigint[], $6::text[], $7::integer[]) as room (brand_id, document, rebuilds)
    using (brand_id, document)
  group by brand_id, document, rebuilds
) as change order by brand_id, document
on conflict (brand_id, document) do update
set rebuilds = same_history(room.rebuilds, excluded.rebuilds),
    last_seq = case when excluded.last_seq = 0 then room.last_seq
                    else greatest(room.last_seq + 1, excluded.last_seq) end,
    settled_seq = case when room.document = any($9::text[]) then room.settled_seq
                       when excluded.last_seq = 0 then room.last_seq
                       else greatest(room.last_seq + 1, excluded.last_seq) end,
    last_editor = coalesce(excluded.last_editor, room.last_editor),
    updated_at = now()`
const insertGroup = insertUpdates + updateRooms
const insertGroupAndMore = insertUpdates + insertReplaced + updateListed + updateRooms
const settledDocuments = documentsWith('isSettled')

/** Fails where the row of a room is locked for longer than `lockMs`. */
export async function insertAppends(
  pool: pg.Pool,
  appends: readonly Append[],
  lockMs: number,
): Promise<void> {
  const { name, text, values } = appendStatement(appends, lockMs)
  await pool.query(limitedQuery(name, text, values))
}

/** One statement, so all of it is committed or nothing. */
export function appendStatement(
  appends: readonly Append[],
  lockMs: number,
): { readonly name: string; readonly text: string; readonly values: unknown[] } {
  const rooms = new Map<string, Append>()
  // The oldest epoch among a document's appends is checked, or it would be stored beside the present one.
  for (const append of appends) {
    const key = docKey(append.doc)
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
    String(lockMs),
    settledDocuments,
  ]
  const replaced = appends.flatMap((append) => append.replaced.map((value) => ({ ...append.doc, ...value })))
  const listed = listedOf(appends)
  if (replaced.length === 0 && listed.length === 0) return { name: 'relay-append', text: insertGroup, values }
  const replacedValues = [
    replaced.map(({ idBrand }) => idBrand),
    replaced.map(({ document }) => document),
    replaced.map(({ field }) => field),
    replaced.map(({ kept }) => kept),
    replaced.map(({ other }) => other),
    replaced.map(({ editor }) => editor),
    replaced.map(({ key }) => key),
  ]
  const listedValues = [
    listed.map(({ doc }) => doc.idBrand),
    listed.map(({ doc }) => doc.document),
    listed.map(({ facts }) => facts.title),
    listed.map(({ facts }) => facts.form),
    listed.map(({ facts }) => facts.width),
    listed.map(({ facts }) => facts.height),
    listed.map(({ facts }) => facts.unit),
    listed.map(({ facts }) => JSON.stringify(facts.tags)),
  ]
  const all = [...values, ...replacedValues, ...listedValues]
  return { name: 'relay-append-more', text: insertGroupAndMore, values: all }
}

/** The newest facts of each document that has some. */
function listedOf(
  appends: readonly Append[],
): readonly { readonly doc: DocId; readonly facts: ListedFacts }[] {
  const newest = new Map<string, { readonly doc: DocId; readonly facts: ListedFacts }>()
  for (const { doc, listed } of appends)
    if (listed !== undefined) newest.set(docKey(doc), { doc, facts: listed })
  return [...newest.values()]
}

/** A prepared statement of the relay, for whose answer is waited `answerMs`. pg reads `query_timeout` of it; its types do not say so. */
export function limitedQuery(name: string, text: string, values: unknown[]): pg.QueryConfig {
  return { name, text, values, ...{ query_timeout: answerMs } }
}
