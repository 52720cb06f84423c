import type pg from 'pg'
import type { Logger } from '#server/logging.ts'
import { metrics, watchLog } from '../metrics/relay-metrics.ts'
import { compact } from './compaction.ts'
import { GroupCommit } from './group-commit.ts'
import { loadPastEpochs, loadPastState } from './past-epochs.ts'
import {
  type DocId,
  docKey,
  type LogEntry,
  OtherEpoch,
  type ReplacedValue,
  type StoredDocument,
  type UpdateLog,
} from './update-log.ts'

interface Append {
  readonly doc: DocId
  readonly entries: readonly LogEntry[]
  readonly rebuilds: number
  readonly replaced: readonly ReplacedValue[]
}

interface StoredRow {
  readonly data: Buffer | null
  readonly seq: number | null
  readonly last_editor: number | null
  readonly rebuilds: number | null
}

const queryTimeoutMs = 20_000
/** The SQLSTATE of the error that `same_history` raises. */
const otherHistory = 'SG409'

/**
 * `last_seq` follows rows of people only: an edit of the write-back leaves a room settled. It grows with every commit, under
 * the lock of its row: a row with a smaller seq may be committed after one with a greater, which was settled meanwhile.
 * `same_history` fails the whole statement where a document has another epoch by now.
 * `unnest` of arrays keeps it one prepared shape however large the group is.
 */
const insertUpdates = `
with added as (
  insert into doc_update (brand_id, document, data, account_id)
  select * from unnest($1::bigint[], $2::text[], $3::bytea[], $4::bigint[])
  returning brand_id, document, seq, account_id
)`
const insertReplaced = `, kept as (
  insert into settle_history (brand_id, document, field, kept, other, side, editor)
  select brand_id, document, field, kept, other, 'document', editor
  from unnest($8::bigint[], $9::text[], $10::text[], $11::jsonb[], $12::jsonb[], $13::bigint[])
    as replaced (brand_id, document, field, kept, other, editor)
)`
const updateRooms = `
insert into doc_room (brand_id, document, epoch, rebuilds, last_seq, last_editor)
select brand_id, document, gen_random_uuid()::text, rebuilds,
       coalesce(max(seq) filter (where account_id is not null), 0),
       (array_agg(account_id order by seq desc) filter (where account_id is not null))[1]
from added join unnest($5::bigint[], $6::text[], $7::integer[]) as room (brand_id, document, rebuilds)
  using (brand_id, document)
group by brand_id, document, rebuilds order by brand_id, document
on conflict (brand_id, document) do update
set rebuilds = same_history(doc_room.rebuilds, excluded.rebuilds),
    last_seq = case when excluded.last_seq = 0 then doc_room.last_seq
                    else greatest(doc_room.last_seq + 1, excluded.last_seq) end,
    last_editor = coalesce(excluded.last_editor, doc_room.last_editor),
    updated_at = now()`
const insertGroup = insertUpdates + updateRooms
const insertGroupAndReplaced = insertUpdates + insertReplaced + updateRooms

/** One statement, so one moment: between two statements a compaction could fold rows that neither of them sees. */
const selectAll = `
select state as data, null::bigint as seq, null::bigint as last_editor, null::integer as rebuilds from doc_snapshot
where brand_id = $1 and document = $2
union all
select data, seq, null, null from doc_update where brand_id = $1 and document = $2
union all
select null, null, last_editor, rebuilds from doc_room where brand_id = $1 and document = $2
order by seq nulls first`

export interface LogOptions {
  readonly stuckAfterMs?: number
  readonly stuckAtBytes?: number
}

export function openPostgresLog(pool: pg.Pool, log: Logger, options: LogOptions = {}): UpdateLog {
  const group = new GroupCommit<Append>({
    commit: async (appends) => {
      const stop = metrics.append.startTimer()
      const refused = await insertWhatBelongs(pool, appends)
      stop()
      return refused
    },
    sizeOf: ({ entries }) => entries.reduce((sum, { data }) => sum + data.length, 0),
    onFailure: (err, attempt) => {
      metrics.appendFailures.inc()
      log.error({ err, attempt, unsavedBytes: group.bytes }, 'updates could not be stored; trying again')
    },
    stuckAfterMs: options.stuckAfterMs ?? 30_000,
    stuckAtBytes: options.stuckAtBytes ?? 64 * 1024 * 1024,
  })
  const unwatch = watchLog(group)
  // One compaction at a time leaves the pool's other connections to appends and loads.
  let compacting: Promise<unknown> = Promise.resolve()
  return {
    append: (doc, entries, rebuilds = 0, replaced = []) => group.append({ doc, entries, rebuilds, replaced }),
    load: (doc) => loadStored(pool, doc),
    loadPastEpochs: (doc) => loadPastEpochs(pool, doc),
    loadPastState: (doc, rebuilds) => loadPastState(pool, doc, rebuilds),
    compact: (doc) => {
      const done = compacting.then(() => compact(pool, doc))
      compacting = done.catch(() => {})
      return done
    },
    get isStuck() {
      return group.isStuck
    },
    onStuck: (listener) => group.onStuck(listener),
    flush: (withinMs) => group.flush(withinMs),
    close: () => {
      group.close()
      unwatch()
    },
  }
}

/** Commits all appends but those that belong to another epoch than their document; resolves with the latter. */
async function insertWhatBelongs(
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
    const rebuilds = rooms.get(docKey(append.doc)) ?? append.rebuilds
    if (append.rebuilds !== rebuilds)
      refused.set(append, new OtherEpoch('The document was given a new history.'))
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
    rows.map(({ brand_id, document, rebuilds }) => [docKey({ idBrand: brand_id, document }), rebuilds]),
  )
}

async function insert(pool: pg.Pool, appends: readonly Append[]): Promise<void> {
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
  ]
  const replaced = appends.flatMap((append) => append.replaced.map((value) => ({ ...append.doc, ...value })))
  if (replaced.length === 0) {
    await pool.query(timed('relay-append', insertGroup, values))
    return
  }
  const replacedValues = [
    replaced.map(({ idBrand }) => idBrand),
    replaced.map(({ document }) => document),
    replaced.map(({ field }) => field),
    replaced.map(({ kept }) => kept),
    replaced.map(({ other }) => other),
    replaced.map(({ editor }) => editor),
  ]
  await pool.query(timed('relay-append-replaced', insertGroupAndReplaced, [...values, ...replacedValues]))
}

/** Everything stored of a document at one moment. Rejects when the database fails or takes longer than 20 s. */
export async function loadStored(
  pool: Pick<pg.PoolClient, 'query'>,
  { idBrand, document }: DocId,
): Promise<StoredDocument> {
  const { rows } = await pool.query<StoredRow>(timed('relay-load', selectAll, [idBrand, document]))
  let snapshot: Uint8Array | null = null
  let lastEditor: number | null = null
  let histories = 0
  const tail: Uint8Array[] = []
  for (const { data, seq, last_editor, rebuilds } of rows) {
    if (data === null) {
      lastEditor = last_editor
      histories = rebuilds ?? 0
    } else if (seq === null) snapshot = data
    else tail.push(data)
  }
  return { snapshot, tail, lastEditor, rebuilds: histories }
}

/** pg reads `query_timeout` of a query, its types know only that of a client. */
function timed(name: string, text: string, values: unknown[]): pg.QueryConfig {
  return { name, text, values, ...{ query_timeout: queryTimeoutMs } }
}
