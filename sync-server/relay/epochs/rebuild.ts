import type pg from 'pg'
import * as Y from 'yjs'
import { inPoolTransaction } from '#server/database/pool-transaction.ts'
import { documentLock } from '../log/document-lock.ts'
import { fold } from '../log/fold.ts'
import { loadStored } from '../log/postgres-log.ts'
import type { DocId } from '../log/update-log.ts'

/** `empty`: nothing was ever written. `unsettled`: REST does not have everything yet, and what it is owed counts by history. */
export type RebuildOutcome = 'rebuilt' | 'empty' | 'unsettled'

/**
 * Gives a document a new history with the same content: the only way to be rid of all that was ever deleted in it.
 * The old one is kept, for whoever comes back with words that only grew on it. `restTakesIt`: REST holds something of
 * this document.
 *
 * Whoever appends waits for the row of the room, and fails when it has another number than theirs.
 */
export function rebuild(pool: pg.Pool, doc: DocId, restTakesIt: boolean): Promise<RebuildOutcome> {
  return inPoolTransaction(pool, (client) => rebuildWithin(client, doc, restTakesIt))
}

/** Gives documents a new history, and says so to whoever has the old one in memory. */
export interface Histories {
  rebuild(doc: DocId, restTakesIt: boolean): Promise<RebuildOutcome>
}

export function openHistories(pool: pg.Pool, rebuilt: { emit(doc: DocId): void }): Histories {
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
  // The lock of compactions: one that has read the old rows must not write them over the new history.
  await client.query(`select pg_advisory_xact_lock(${documentLock('compaction')})`, room)
  const { rows: rooms } = await client.query<{ is_settled: boolean; last_seq: number }>(
    `select settled_seq >= last_seq as is_settled, last_seq from doc_room
     where brand_id = $1 and document = $2 for update`,
    room,
  )
  const [found] = rooms
  if (!found) return 'empty'
  if (restTakesIt && !found.is_settled) return 'unsettled'
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

/** The same content as one client wrote it just now (V2). */
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

/** What a newer release put there is copied too, so a type is known by what it holds. */
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
