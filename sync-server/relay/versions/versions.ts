import { createHash } from 'node:crypto'
import type pg from 'pg'
import { inPoolTransaction } from '#server/database/pool-transaction.ts'
import { documentLock } from '../log/document-lock.ts'
import { foldAside } from '../log/fold-in-worker.ts'
import { loadStored } from '../log/postgres-log.ts'
import type { DocId, Editor } from '../log/update-log.ts'
import { metrics } from '../metrics/relay-metrics.ts'

/** A document as it is stored at one moment. */
export interface StoredState {
  /** V2. */
  readonly state: Uint8Array
  /** SHA-256 of it. */
  readonly hash: Buffer
  /** Nobody ever wrote in it. */
  readonly isEmpty: boolean
}

/** `early`: another node has kept one so lately that this one has to wait. */
export type KeepOutcome = 'kept' | 'same' | 'early'

export interface Versions {
  read(doc: DocId): Promise<StoredState>
  /**
   * Keeps a version by itself: not where nothing changed since the newest, nor where the newest such is younger
   * than `gapMs`.
   */
  keep(doc: DocId, editors: readonly Editor[], gapMs: number): Promise<KeepOutcome>
}

/** Made from the log and not from a room: no keystroke waits for it, and every node makes the same. */
export function openVersions(pool: pg.Pool): Versions {
  return {
    read: (doc) => read(pool, doc),
    async keep(doc, editors, gapMs) {
      const stored = await read(pool, doc)
      if (stored.isEmpty) return 'same'
      const outcome = await insert(pool, doc, stored, editors, gapMs)
      if (outcome === 'kept') metrics.versions.inc()
      return outcome
    },
  }
}

async function read(pool: pg.Pool, doc: DocId): Promise<StoredState> {
  const { snapshot, tail } = await loadStored(pool, doc)
  const state = await foldAside(snapshot, tail)
  return {
    state,
    hash: createHash('sha256').update(state).digest(),
    isEmpty: snapshot === null && tail.length === 0,
  }
}

/** Under a lock of its transaction, so that two nodes that keep the same room at once keep it once. */
function insert(
  pool: pg.Pool,
  { idBrand, document }: DocId,
  { state, hash }: StoredState,
  editors: readonly Editor[],
  gapMs: number,
): Promise<KeepOutcome> {
  return inPoolTransaction(pool, async (client) => {
    await client.query(`select pg_advisory_xact_lock(${documentLock('version')})`, [idBrand, document])
    const { rows } = await client.query<{ is_same: boolean; is_young: boolean }>(
      `select hash = $3 as is_same,
              kind = 'AUTO' and created_at > now() - $4::double precision * interval '1 ms' as is_young
       from doc_version where brand_id = $1 and document = $2 order by id desc limit 1`,
      [idBrand, document, hash, gapMs],
    )
    const outcome = rows[0]?.is_same ? 'same' : rows[0]?.is_young ? 'early' : 'kept'
    if (outcome === 'kept') {
      await client.query(
        `insert into doc_version (brand_id, document, kind, state, size, hash, editors)
         values ($1, $2, 'AUTO', $3, $4, $5, $6)`,
        [idBrand, document, Buffer.from(state), state.length, hash, JSON.stringify(editors)],
      )
    }
    return outcome
  })
}
