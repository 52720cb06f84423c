import type pg from 'pg'
import type { Logger } from '../logging.ts'
import { type Appender, type AppenderOptions, openAppender } from './appender.ts'
import { compact } from './compaction.ts'
import { loadPast, loadPastState } from './past.ts'
import { metrics, watchLog } from './relay-metrics.ts'
import { timed } from './timed-query.ts'
import type { DocId, StoredDocument, UpdateLog } from './update-log.ts'

interface StoredRow {
  readonly data: Buffer | null
  readonly seq: number | null
  readonly last_editor: number | null
  readonly rebuilds: number | null
}

/** One statement sees one moment: a compaction that commits in between takes no row away from under us. */
const selectAll = `
select state as data, null::bigint as seq, null::bigint as last_editor, null::integer as rebuilds from doc_snapshot
where brand_id = $1 and document = $2
union all
select data, seq, null, null from doc_update where brand_id = $1 and document = $2
union all
select null, null, last_editor, rebuilds from doc_room where brand_id = $1 and document = $2
order by seq nulls first`

export interface LogOptions extends AppenderOptions {
  /** Another than one in this thread. */
  readonly appender?: Appender
}

export function openPostgresLog(pool: pg.Pool, log: Logger, options: LogOptions = {}): UpdateLog {
  const appender = options.appender ?? openAppenderHere(pool, log, options)
  const unwatch = watchLog(appender)
  // One compaction at a time leaves the pool's other connections to appends and loads.
  let compacting: Promise<unknown> = Promise.resolve()
  return {
    append: (doc, entries, rebuilds = 0) => appender.append({ doc, entries, rebuilds }),
    load: (doc) => loadStored(pool, doc),
    loadPast: (doc) => loadPast(pool, doc),
    loadPastState: (doc, rebuilds) => loadPastState(pool, doc, rebuilds),
    compact: (doc) => {
      const done = compacting.then(() => compact(pool, doc))
      compacting = done.catch(() => {})
      return done
    },
    get isStuck() {
      return appender.isStuck
    },
    onStuck: (listener) => appender.onStuck(listener),
    flush: (withinMs) => appender.flush(withinMs),
    close: () => {
      appender.close()
      unwatch()
    },
  }
}

function openAppenderHere(pool: pg.Pool, log: Logger, options: AppenderOptions): Appender {
  const appender = openAppender(
    pool,
    {
      committed: (_appends, _refused, seconds) => metrics.append.observe(seconds),
      failed: (err, attempt) => {
        metrics.appendFailures.inc()
        log.error({ err, attempt, unsavedBytes: appender.bytes }, 'updates could not be stored; trying again')
      },
    },
    options,
  )
  return appender
}

/** Everything that is stored of a document at one moment. */
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
