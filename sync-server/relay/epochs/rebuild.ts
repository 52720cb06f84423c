import type pg from 'pg'
import * as Y from 'yjs'
import { inPoolTransaction } from '#server/database/transactions/pool-transaction.ts'
import { documentLock } from '../log/document-lock.ts'
import { fold } from '../log/fold.ts'
import { loadStored } from '../log/postgres-log.ts'
import type { DocId } from '../log/update-log.ts'

/**
 * `unchanged`: nothing was written since the last rebuild. `empty`: nothing was ever written. `unsettled`: REST does not have
 * everything yet, which is counted by epoch. `tooOften`: the states of the epochs before, which are stored for returning
 * clients, would grow too fast.
 */
export type RebuildOutcome = 'rebuilt' | 'unchanged' | 'empty' | 'unsettled' | 'tooOften'

/** Rebuilds of a document in an hour. */
const hourly = 10
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
  const { rows: past } = await client.query<{ is_unchanged: boolean; last_hour: number }>(
    `select coalesce(bool_or(doc_past.created_at = doc_snapshot.updated_at), false)
              and not exists (select from doc_update where brand_id = $1 and document = $2) as is_unchanged,
            count(*) filter (where doc_past.created_at > now() - interval '1 hour')::int as last_hour
     from doc_past join doc_snapshot using (brand_id, document) where brand_id = $1 and document = $2`,
    room,
  )
  // A rebuild writes both in one transaction, which has one time; later a compaction writes the snapshot again.
  if (past[0]?.is_unchanged) return 'unchanged'
  if ((past[0]?.last_hour ?? 0) >= hourly) return 'tooOften'
  const { snapshot, tail, rebuilds } = await loadStored(client, doc)
  const state = fold(snapshot, tail)
  const vector = Y.encodeStateVectorFromUpdateV2(state)
  await client.query(
    'insert into doc_past (brand_id, document, rebuilds, state, vector) values ($1, $2, $3, $4, $5)',
    [...room, rebuilds, Buffer.from(state), Buffer.from(vector)],
  )
  await client.query(
    `insert into doc_snapshot (brand_id, document, state, folded_through) values ($1, $2, $3, $4)
     on conflict (brand_id, document) do update set state = excluded.state, updated_at = now()`,
    [...room, Buffer.from(withoutHistory(state)), found.last_seq],
  )
  await client.query('delete from doc_update where brand_id = $1 and document = $2', room)
  await client.query(
    `update doc_room set rebuilds = rebuilds + 1, epoch = gen_random_uuid()::text
     where brand_id = $1 and document = $2`,
    room,
  )
  return 'rebuilt'
}

/** The same content as an update (V2) of a single Yjs client, without deleted content. */
export function withoutHistory(state: Uint8Array): Uint8Array {
  const old = new Y.Doc()
  Y.applyUpdateV2(old, state)
  const made = new Y.Doc()
  made.transact(() => {
    for (const [name, type] of old.share) copyType(type, made, name)
  })
  const copied = Y.encodeStateAsUpdateV2(made)
  old.destroy()
  made.destroy()
  return copied
}

type Shared = Y.Doc['share'] extends Map<string, infer Type> ? Type : never

/** Also copies fields that only a newer release knows, so the type is recognised by its content. */
function copyType(type: Shared, into: Y.Doc, name: string): void {
  const first = firstContent(type)
  if (
    first instanceof Y.ContentString ||
    first instanceof Y.ContentFormat ||
    first instanceof Y.ContentEmbed
  ) {
    const text = type.doc?.getText(name)
    if (text) into.getText(name).applyDelta(text.toDelta())
  } else if (first) {
    const list = type.doc?.getArray<unknown>(name)
    if (list) into.getArray(name).push(list.toArray().map(copyOf))
  }
  if (type._map.size > 0 && !first) {
    const map = type.doc?.getMap(name)
    for (const [key, value] of map?.entries() ?? []) into.getMap(name).set(key, copyOf(value))
  }
}

function firstContent(type: Shared): Y.Item['content'] | null {
  for (let item = type._start; item; item = item.right) if (!item.deleted) return item.content
  return null
}

function copyOf(value: unknown): unknown {
  return value instanceof Y.AbstractType ? value.clone() : value
}
