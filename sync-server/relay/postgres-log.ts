import type pg from 'pg'
import type { Logger } from '../logging.ts'
import { compact } from './compaction.ts'
import { GroupCommit } from './group-commit.ts'
import { metrics, watchLog } from './relay-metrics.ts'
import type { DocId, LogEntry, StoredDocument, UpdateLog } from './update-log.ts'

interface Append {
  readonly doc: DocId
  readonly entries: readonly LogEntry[]
}

const queryTimeoutMs = 20_000

/**
 * `last_seq` follows the rows of people alone: what the write-back wrote by itself leaves a room settled.
 * `unnest` of arrays keeps it one prepared shape however large the group is.
 */
const insertGroup = `
with added as (
  insert into doc_update (brand_id, document, data, account_id)
  select * from unnest($1::bigint[], $2::text[], $3::bytea[], $4::bigint[])
  returning brand_id, document, seq, account_id
)
insert into doc_room (brand_id, document, epoch, last_seq, last_editor)
select brand_id, document, gen_random_uuid()::text,
       coalesce(max(seq) filter (where account_id is not null), 0),
       (array_agg(account_id order by seq desc) filter (where account_id is not null))[1]
from added group by brand_id, document order by brand_id, document
on conflict (brand_id, document) do update
set last_seq = greatest(doc_room.last_seq, excluded.last_seq),
    last_editor = coalesce(excluded.last_editor, doc_room.last_editor),
    updated_at = now()`

/** One statement sees one moment: a compaction that commits in between takes no row away from under us. */
const selectAll = `
select state as data, null::bigint as seq, null::bigint as last_editor from doc_snapshot
where brand_id = $1 and document = $2
union all
select data, seq, null from doc_update where brand_id = $1 and document = $2
union all
select null, null, last_editor from doc_room where brand_id = $1 and document = $2
order by seq nulls first`

export interface LogOptions {
  readonly stuckAfterMs?: number
  readonly stuckAtBytes?: number
}

export function openPostgresLog(pool: pg.Pool, log: Logger, options: LogOptions = {}): UpdateLog {
  const group = new GroupCommit<Append>({
    commit: async (appends) => {
      const stop = metrics.append.startTimer()
      await insert(pool, appends)
      stop()
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
    append: (doc, entries) => group.append({ doc, entries }),
    load: (doc) => loadStored(pool, doc),
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

async function insert(pool: pg.Pool, appends: readonly Append[]): Promise<void> {
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
  await pool.query(timed('relay-append', insertGroup, [brands, documents, data, accounts]))
}

/** Everything that is stored of a document at one moment. */
export async function loadStored(pool: pg.Pool, { idBrand, document }: DocId): Promise<StoredDocument> {
  const { rows } = await pool.query<{ data: Buffer | null; seq: number | null; last_editor: number | null }>(
    timed('relay-load', selectAll, [idBrand, document]),
  )
  let snapshot: Uint8Array | null = null
  let lastEditor: number | null = null
  const tail: Uint8Array[] = []
  for (const { data, seq, last_editor } of rows) {
    if (data === null) lastEditor = last_editor
    else if (seq === null) snapshot = data
    else tail.push(data)
  }
  return { snapshot, tail, lastEditor }
}

/** pg reads `query_timeout` of a query, its types know only that of a client. */
function timed(name: string, text: string, values: unknown[]): pg.QueryConfig {
  return { name, text, values, ...{ query_timeout: queryTimeoutMs } }
}
