import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Logger } from '#server/logging.ts'
import { metrics, watchLog } from '../metrics/relay-metrics.ts'
import { commitAppends, sizeOf } from './commit-appends.ts'
import { compact } from './compaction.ts'
import { GroupCommit } from './group-commit.ts'
import { type Append, limitedQuery } from './insert-appends.ts'
import { loadPastEpochs, loadPastState } from './past-epochs.ts'
import { AppendRefused, type DocId, docKey, type StoredDocument, type UpdateLog } from './update-log.ts'

interface StoredRow {
  readonly data: Buffer | null
  readonly seq: number | null
  readonly last_editor: number | null
  readonly rebuilds: number | null
}

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
      const outcome = await commitAppends(pool, appends)
      stop()
      for (const [{ doc }, err] of outcome.refused) {
        if (!(err instanceof AppendRefused)) continue
        metrics.refusedAppends.inc()
        log.error({ err, ...doc }, 'updates cannot be stored and are refused')
      }
      return outcome
    },
    sizeOf,
    lineOf: ({ doc }) => docKey(doc),
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
    append: (doc, entries, rebuilds = 0, replaced = [], listed = undefined) => {
      const keyed = replaced.map((value) => ({ ...value, key: randomUUID() }))
      return group.append({ doc, entries, rebuilds, replaced: keyed, listed })
    },
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

/** Everything stored of a document at one moment, with the `seq` of each row. Rejects when the database fails or takes longer than 20 s. */
export async function loadStored(
  pool: Pick<pg.PoolClient, 'query'>,
  { idBrand, document }: DocId,
): Promise<StoredDocument & { readonly seqs: readonly number[] }> {
  const { rows } = await pool.query<StoredRow>(limitedQuery('relay-load', selectAll, [idBrand, document]))
  let snapshot: Uint8Array | null = null
  let lastEditor: number | null = null
  let epoch = 0
  const tail: Uint8Array[] = []
  const seqs: number[] = []
  for (const { data, seq, last_editor, rebuilds } of rows) {
    if (data === null) {
      lastEditor = last_editor
      epoch = rebuilds ?? 0
    } else if (seq === null) snapshot = data
    else {
      tail.push(data)
      seqs.push(seq)
    }
  }
  return { snapshot, tail, seqs, lastEditor, rebuilds: epoch }
}
