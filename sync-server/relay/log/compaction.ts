import type pg from 'pg'
import { inPoolTransaction } from '#server/database/transactions/pool-transaction.ts'
import { metrics } from '../metrics/relay-metrics.ts'
import { documentLock } from './document-lock.ts'
import { foldInWorker } from './fold-in-worker.ts'
import type { DocId } from './update-log.ts'

/**
 * Folds the rows of a document into its snapshot and deletes exactly those rows. Never `seq <= n`, because a smaller
 * seq may commit later. The lock ends with the transaction, so a killed process leaves none behind. Resolves with null
 * where another process holds the lock.
 */
export async function compact(pool: pg.Pool, doc: DocId): Promise<{ rows: number; bytes: number } | null> {
  try {
    const outcome = await inPoolTransaction(pool, (client) => compactWithin(client, doc))
    metrics.compactions.inc({ outcome: outcome ? 'done' : 'elsewhere' })
    return outcome
  } catch (error) {
    metrics.compactions.inc({ outcome: 'failed' })
    throw error
  }
}

async function compactWithin(client: pg.PoolClient, { idBrand, document }: DocId) {
  const room = [idBrand, document]
  const { rows: locks } = await client.query<{ mine: boolean }>(
    `select pg_try_advisory_xact_lock(${documentLock('compaction')}) as mine`,
    room,
  )
  if (!locks[0]?.mine) return null
  const { rows: snapshots } = await client.query<{ state: Buffer }>(
    'select state from doc_snapshot where brand_id = $1 and document = $2',
    room,
  )
  const { rows } = await client.query<{ seq: number; data: Buffer }>(
    'select seq, data from doc_update where brand_id = $1 and document = $2 order by seq',
    room,
  )
  const before = snapshots[0]?.state ?? null
  if (rows.length === 0) return { rows: 0, bytes: before?.length ?? 0 }
  const tail = rows.map(({ data }) => data)
  const state = await foldInWorker(before, tail)
  const seqs = rows.map(({ seq }) => seq)
  await client.query(
    `insert into doc_snapshot (brand_id, document, state, folded_through) values ($1, $2, $3, $4)
     on conflict (brand_id, document) do update
     set state = excluded.state, updated_at = now(),
         folded_through = greatest(doc_snapshot.folded_through, excluded.folded_through)`,
    [...room, Buffer.from(state), Math.max(...seqs)],
  )
  await client.query(
    'delete from doc_update where brand_id = $1 and document = $2 and seq = any($3::bigint[])',
    [...room, seqs],
  )
  return { rows: rows.length, bytes: state.length }
}
