import type pg from 'pg'
import * as Y from 'yjs'
import { inPoolTransaction } from '#server/database/transactions/pool-transaction.ts'
import { documentLock } from '../log/document-lock.ts'
import { foldInWorker } from '../log/fold-in-worker.ts'
import { loadStored } from '../log/postgres-log.ts'
import type { DocId } from '../log/update-log.ts'
import { runInWorker } from '../work/run-in-worker.ts'

/**
 * `unchanged`: nothing was written since the last rebuild. `empty`: nothing was ever written. `unsettled`: REST does not have
 * everything yet, which is counted by epoch. `tooOften`: the states of the epochs before, which are stored for returning
 * clients, would grow too fast. `full`: with one more, those of the brand would take more than its plan allows for files.
 */
export type RebuildOutcome = 'rebuilt' | 'unchanged' | 'empty' | 'unsettled' | 'tooOften' | 'full'

const withoutHistoryWorker = new URL('./without-history-worker.ts', import.meta.url)
/** Rebuilds of a document in an hour. */
const hourly = 10
const yearly = 50
/** A transaction that waits longer for a lock ends, so that it does not hold a connection of the pool. */
const lockWaitMs = 5_000

/**
 * Starts a new epoch of a document: the same content without the marks of everything that was ever deleted. The state of
 * the epoch before is stored for clients that come back with changes based on it. `restTakesIt`: REST holds fields of
 * this document.
 *
 * Appends at the same time wait for the row of the room, and are rejected where they belong to the epoch before.
 */
export function rebuild(pool: pg.Pool, doc: DocId, restTakesIt: boolean): Promise<RebuildOutcome> {
  return inPoolTransaction(pool, (client) => rebuildWithin(client, doc, restTakesIt))
}

/** Rebuilds documents, and announces each rebuild to the relay of every node. */
export interface Epochs {
  rebuild(doc: DocId, restTakesIt: boolean): Promise<RebuildOutcome>
}

export function openEpochs(pool: pg.Pool, rebuilt: { emit(doc: DocId): void }): Epochs {
  return {
    async rebuild(doc, restTakesIt) {
      const outcome = await rebuild(pool, doc, restTakesIt)
      if (outcome === 'rebuilt') rebuilt.emit(doc)
      return outcome
    },
  }
}

async function rebuildWithin(
  client: pg.PoolClient,
  doc: DocId,
  restTakesIt: boolean,
): Promise<RebuildOutcome> {
  const room = [doc.idBrand, doc.document]
  await client.query(`set local lock_timeout = ${lockWaitMs}`)
  // Excludes compactions: one that has read the old rows must not write them over the new epoch.
  await client.query(`select pg_advisory_xact_lock(${documentLock('compaction')})`, room)
  const { rows: rooms } = await client.query<{ is_settled: boolean; last_seq: number }>(
    `select settled_seq >= last_seq as is_settled, last_seq from doc_room
     where brand_id = $1 and document = $2 for update`,
    room,
  )
  const [found] = rooms
  if (!found) return 'empty'
  if (restTakesIt && !found.is_settled) return 'unsettled'
  const { rows: past } = await client.query<{ is_unchanged: boolean; last_hour: number; last_year: number }>(
    `select coalesce(bool_or(doc_past.created_at = doc_snapshot.updated_at), false)
              and not exists (select from doc_update where brand_id = $1 and document = $2) as is_unchanged,
            count(*) filter (where doc_past.created_at > now() - interval '1 hour')::int as last_hour,
            count(*) filter (where doc_past.created_at > now() - interval '1 year')::int as last_year
     from doc_past left join doc_snapshot using (brand_id, document) where brand_id = $1 and document = $2`,
    room,
  )
  // A rebuild writes both in one transaction, which has one time; later a compaction writes the snapshot again.
  if (past[0]?.is_unchanged) return 'unchanged'
  const { last_hour: lastHour, last_year: lastYear } = past[0] ?? { last_hour: 0, last_year: 0 }
  if (lastHour >= hourly || lastYear >= yearly) return 'tooOften'
  if (!(await hasRoom(client, doc))) return 'full'
  const { snapshot, tail, rebuilds } = await loadStored(client, doc)
  // In workers: a document that was set aside is rebuilt as well, and would block the event loop for long.
  const state = await foldInWorker(snapshot, tail)
  const rebuilt = await runInWorker<Uint8Array>(withoutHistoryWorker, state)
  const vector = Y.encodeStateVectorFromUpdateV2(state)
  await client.query(
    'insert into doc_past (brand_id, document, rebuilds, state, vector) values ($1, $2, $3, $4, $5)',
    [...room, rebuilds, Buffer.from(state), Buffer.from(vector)],
  )
  await client.query(
    `insert into doc_snapshot (brand_id, document, state, folded_through) values ($1, $2, $3, $4)
     on conflict (brand_id, document) do update set state = excluded.state, updated_at = now()`,
    [...room, Buffer.from(rebuilt), found.last_seq],
  )
  await client.query('delete from doc_update where brand_id = $1 and document = $2', room)
  await client.query(
    `update doc_room set rebuilds = rebuilds + 1, epoch = gen_random_uuid()::text
     where brand_id = $1 and document = $2`,
    room,
  )
  return 'rebuilt'
}

/**
 * Whether one more past state has room. Counted apart from files: nobody can delete past states to make room for a logo. By
 * the snapshot, so that a refusal costs no work: what came after it may go beyond the limit once.
 */
async function hasRoom(client: pg.PoolClient, { idBrand, document }: DocId): Promise<boolean> {
  const { rows } = await client.query<{ has_room: boolean }>(
    `select plan.storage_bytes >= coalesce((select sum(octet_length(state)) from doc_past where brand_id = $1), 0)
       + coalesce((select octet_length(state) from doc_snapshot where brand_id = $1 and document = $2), 0) as has_room
     from brand join plan on plan.key = brand.plan and plan.currency = 'KRW' where brand.id = $1`,
    [idBrand, document],
  )
  return rows[0]?.has_room ?? true
}
