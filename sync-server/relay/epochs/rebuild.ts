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
/** How often a document is folded without its lock, as long as something is appended meanwhile. */
const triesUnlocked = 2
/** A transaction that waits longer for a lock ends, so that it does not hold a connection of the pool. */
const lockWaitMs = 5_000

/**
 * Starts a new epoch of a document: the same content without the marks of everything that was ever deleted. The state of
 * the epoch before is stored for clients that come back with changes based on it. `restTakesIt`: REST holds fields of
 * this document.
 *
 *   fold and store both states ─▶ lock the row of the room ─▶ nothing was appended meanwhile: the new epoch begins
 *                └──────────── something was: take them back, fold again ◀─┘
 *
 * Appends at the same time wait for the row of the room only while the new epoch begins, and are rejected where they belong
 * to the epoch before. A document that is changed all the time is locked before it is folded, after some tries; its
 * appends wait, those of other documents do not.
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
  await client.query(`set local lock_timeout = ${lockWaitMs}`)
  // Excludes compactions: one that has read the old rows must not write them over the new epoch. Other rebuilds, too.
  await client.query(`select pg_advisory_xact_lock(${documentLock('compaction')})`, roomOf(doc))
  const { rows } = await client.query<RoomState>(selectRoom, roomOf(doc))
  const refusal = refusalOf(rows[0], restTakesIt) ?? (await limitOf(client, doc))
  if (refusal) return refusal
  for (let tries = 1; ; tries += 1) {
    await client.query('savepoint begun')
    // A document that is written all the time would never be left unchanged for as long as folding it takes.
    const isLast = tries === triesUnlocked + 1
    if (isLast) await lockRoom(client, doc)
    const folded = await storeFolded(client, doc)
    const outcome = await finish(client, doc, folded, restTakesIt)
    if (outcome === 'rebuilt') return outcome
    // Takes back the stored states, and the lock.
    await client.query('rollback to savepoint begun')
    if (outcome !== 'changed') return outcome
  }
}

interface RoomState {
  readonly is_settled: boolean
  readonly last_seq: number
}

const selectRoom = `
select settled_seq >= last_seq as is_settled, last_seq from doc_room where brand_id = $1 and document = $2`

function roomOf({ idBrand, document }: DocId): unknown[] {
  return [idBrand, document]
}

function refusalOf(room: RoomState | undefined, restTakesIt: boolean): RebuildOutcome | null {
  if (!room) return 'empty'
  return restTakesIt && !room.is_settled ? 'unsettled' : null
}

/** Why the document is not rebuilt again, by what the rebuilds before have stored; null: it may be. */
async function limitOf(client: pg.PoolClient, doc: DocId): Promise<RebuildOutcome | null> {
  const { rows: past } = await client.query<{ is_unchanged: boolean; last_hour: number; last_year: number }>(
    `select coalesce(bool_or(doc_past.created_at = doc_snapshot.updated_at), false)
              and not exists (select from doc_update where brand_id = $1 and document = $2) as is_unchanged,
            count(*) filter (where doc_past.created_at > now() - interval '1 hour')::int as last_hour,
            count(*) filter (where doc_past.created_at > now() - interval '1 year')::int as last_year
     from doc_past left join doc_snapshot using (brand_id, document) where brand_id = $1 and document = $2`,
    roomOf(doc),
  )
  // A rebuild writes both in one transaction, which has one time; later a compaction writes the snapshot again.
  if (past[0]?.is_unchanged) return 'unchanged'
  const { last_hour: lastHour, last_year: lastYear } = past[0] ?? { last_hour: 0, last_year: 0 }
  if (lastHour >= hourly || lastYear >= yearly) return 'tooOften'
  return (await hasSpace(client, doc)) ? null : 'full'
}

/** Writes both states, which others see once the rebuild is committed. Returns the `seq` of the rows that are in them. */
async function storeFolded(client: pg.PoolClient, doc: DocId): Promise<readonly number[]> {
  const { snapshot, tail, seqs, rebuilds } = await loadStored(client, doc)
  // In workers: a document that was set aside is rebuilt as well, and would block the event loop for long.
  const state = await foldInWorker(snapshot, tail)
  const rebuilt = await runInWorker<Uint8Array>(withoutHistoryWorker, state)
  const vector = Y.encodeStateVectorFromUpdateV2(state)
  await client.query(
    'insert into doc_past (brand_id, document, rebuilds, state, vector) values ($1, $2, $3, $4, $5)',
    [...roomOf(doc), rebuilds, Buffer.from(state), Buffer.from(vector)],
  )
  await client.query(
    `insert into doc_snapshot (brand_id, document, state, folded_through) values ($1, $2, $3, $4)
     on conflict (brand_id, document) do update set state = excluded.state, updated_at = now()`,
    [...roomOf(doc), Buffer.from(rebuilt), seqs.at(-1) ?? 0],
  )
  return seqs
}

/** From here on nothing is appended to the document before the rebuild has ended. */
async function lockRoom(client: pg.PoolClient, doc: DocId): Promise<RoomState | undefined> {
  const { rows } = await client.query<RoomState>(`${selectRoom} for update`, roomOf(doc))
  return rows[0]
}

/** Makes the stored states the document's, unless something was appended since they were read. */
async function finish(
  client: pg.PoolClient,
  doc: DocId,
  folded: readonly number[],
  restTakesIt: boolean,
): Promise<RebuildOutcome | 'changed'> {
  const refusal = refusalOf(await lockRoom(client, doc), restTakesIt)
  if (refusal) return refusal
  const { rows } = await client.query<{ is_changed: boolean }>(
    `select exists (
       select from doc_update where brand_id = $1 and document = $2 and not seq = any($3::bigint[])
     ) as is_changed`,
    [...roomOf(doc), folded],
  )
  if (rows[0]?.is_changed) return 'changed'
  await client.query('delete from doc_update where brand_id = $1 and document = $2', roomOf(doc))
  await client.query(
    `update doc_room set rebuilds = rebuilds + 1, epoch = gen_random_uuid()::text
     where brand_id = $1 and document = $2`,
    roomOf(doc),
  )
  return 'rebuilt'
}

/**
 * Whether the plan has space for one more past state. Counted apart from files: a member cannot delete past states to make
 * space for a logo. By the snapshot, so that a refusal costs no work: what came after it may go beyond the limit once.
 */
async function hasSpace(client: pg.PoolClient, { idBrand, document }: DocId): Promise<boolean> {
  const { rows } = await client.query<{ has_space: boolean }>(
    `select plan.storage_bytes >= coalesce((select sum(octet_length(state)) from doc_past where brand_id = $1), 0)
       + coalesce((select octet_length(state) from doc_snapshot where brand_id = $1 and document = $2), 0) as has_space
     from brand join plan on plan.key = brand.plan and plan.currency = 'KRW' where brand.id = $1`,
    [idBrand, document],
  )
  return rows[0]?.has_space ?? true
}
