import { createHash } from 'node:crypto'
import type pg from 'pg'
import { inPoolTransaction } from '#server/database/transactions/pool-transaction.ts'
import { documentLock } from '../log/document-lock.ts'
import { foldInWorker } from '../log/fold-in-worker.ts'
import type { Readable } from '../log/fold-readable.ts'
import { loadStored } from '../log/postgres-log.ts'
import type { DocId, Editor } from '../log/update-log.ts'
import { metrics } from '../metrics/relay-metrics.ts'
import { runInWorker } from '../work/run-in-worker.ts'

/** A document as it was stored at one moment. */
export interface StoredState {
  /** V2. */
  readonly state: Uint8Array
  /** SHA-256 of it. */
  readonly hash: Buffer
  /** It was never written. */
  readonly isEmpty: boolean
  /** Some of what is stored cannot be read: the state is the rest. */
  readonly isDamaged: boolean
}

/**
 * `same`: nothing changed since the newest version; it names the editors now. `early`: the newest version is younger
 * than the gap. `damaged`: some of it cannot be read, and a version of the rest would take the place of a whole one.
 */
export type KeepOutcome = 'kept' | 'same' | 'early' | 'damaged'

/** A gap that holds only as long as no other account changes the document. */
export interface GapOfOne {
  readonly ms: number
  /** null: the server itself. */
  readonly idAccount: number | null
}

export interface Versions {
  /** The stored state at this moment. Rejects when the database fails. */
  read(doc: DocId): Promise<StoredState>
  /**
   * Stores an automatic version, unless nothing changed since the newest version or the newest automatic one is younger
   * than the gap. Rejects when the database fails.
   */
  keep(doc: DocId, editors: readonly Editor[], gap: number | GapOfOne): Promise<KeepOutcome>
}

/** Versions are made from the log, not from a room, so that no update waits for them and every node makes the same. */
export function openVersions(pool: pg.Pool): Versions {
  return {
    read: (doc) => read(pool, doc),
    async keep(doc, editors, gap) {
      const stored = await read(pool, doc)
      if (stored.isEmpty) return 'same'
      if (stored.isDamaged) return 'damaged'
      const outcome = await insert(pool, doc, stored, editors, gap)
      if (outcome === 'kept') metrics.versions.inc()
      return outcome
    },
  }
}

async function read(pool: pg.Pool, doc: DocId): Promise<StoredState> {
  const { snapshot, tail } = await loadStored(pool, doc)
  const { state, isDamaged } = await readState(snapshot, tail)
  return {
    state,
    hash: createHash('sha256').update(state).digest(),
    isEmpty: snapshot === null && tail.length === 0,
    isDamaged,
  }
}

/** Rejects as `foldInWorker`, but for rows that are no update. */
async function readState(snapshot: Uint8Array | null, tail: readonly Uint8Array[]): Promise<Readable> {
  try {
    return { state: await foldInWorker(snapshot, tail), isDamaged: false }
  } catch (cause) {
    // It takes too long, and would again.
    if (cause instanceof Error && cause.name === 'AbortError') throw cause
    const worker = new URL('../log/fold-readable-worker.ts', import.meta.url)
    const read = await runInWorker<Readable>(worker, { snapshot, tail })
    if (read.isDamaged) return read
    throw cause
  }
}

/** Under a lock, so that two nodes that keep the same version at once store it once. */
function insert(
  pool: pg.Pool,
  { idBrand, document }: DocId,
  { state, hash }: StoredState,
  editors: readonly Editor[],
  gap: number | GapOfOne,
): Promise<KeepOutcome> {
  const ms = typeof gap === 'number' ? gap : gap.ms
  return inPoolTransaction(pool, async (client) => {
    await client.query(`select pg_advisory_xact_lock(${documentLock('version')})`, [idBrand, document])
    const { rows } = await client.query<Newest>(
      `select id, editors, hash = $3 as is_same,
              kind = 'AUTO' and created_at > now() - $4::double precision * interval '1 ms' as is_young
       from doc_version where brand_id = $1 and document = $2 order by id desc limit 1`,
      [idBrand, document, hash, ms],
    )
    const newest = rows[0]
    if (newest?.is_same) {
      // An edit may be stored just before the newest version was read from the log, and be reported after that.
      const missing = editors.filter((editor) => !newest.editors.some((named) => isSameEditor(named, editor)))
      if (missing.length > 0) {
        const everybody = JSON.stringify([...newest.editors, ...missing])
        await client.query(
          'update doc_version set editors = $4 where brand_id = $1 and document = $2 and id = $3',
          [idBrand, document, newest.id, everybody],
        )
      }
      return 'same'
    }
    const isAlone = typeof gap === 'number' || (await isChangedByOne(client, { idBrand, document }, gap))
    if (newest?.is_young && isAlone) return 'early'
    await client.query(
      `insert into doc_version (brand_id, document, kind, state, size, hash, editors)
       values ($1, $2, 'AUTO', $3, $4, $5, $6)`,
      [idBrand, document, Buffer.from(state), state.length, hash, JSON.stringify(editors)],
    )
    return 'kept'
  })
}

/**
 * Whether this account alone has changed the document since the newest version. A version is stored up to a minute after the
 * document was read for it; rows that were folded into the snapshot since tell no account.
 */
async function isChangedByOne(
  client: pg.PoolClient,
  { idBrand, document }: DocId,
  { idAccount }: GapOfOne,
): Promise<boolean> {
  const { rows } = await client.query<{ is_alone: boolean }>(
    `with since as (
       select created_at - interval '1 minute' as at
       from doc_version where brand_id = $1 and document = $2 order by id desc limit 1
     )
     select not exists (
       select from doc_update join since on doc_update.created_at >= since.at
       where brand_id = $1 and document = $2 and account_id is distinct from $3::bigint
     ) and not exists (
       select from doc_snapshot join since on doc_snapshot.updated_at >= since.at
       where brand_id = $1 and document = $2
     ) as is_alone`,
    [idBrand, document, idAccount],
  )
  return rows[0]?.is_alone === true
}

interface Newest {
  readonly id: number
  readonly editors: readonly Editor[]
  readonly is_same: boolean
  readonly is_young: boolean
}

function isSameEditor(one: Editor, other: Editor): boolean {
  return one.idAccount === other.idAccount && one.device === other.device
}
