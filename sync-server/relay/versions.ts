import { createHash } from 'node:crypto'
import type pg from 'pg'
import { foldAside } from './fold-elsewhere.ts'
import { loadStored } from './postgres-log.ts'
import { metrics } from './relay-metrics.ts'
import type { DocId } from './update-log.ts'

/** Who wrote, with the name of that time. */
export interface Editor {
  readonly idAccount: number
  readonly name: string
  readonly device: string | null
}

/** A document as it is stored at one moment. */
export interface StoredState {
  /** V2. */
  readonly state: Uint8Array
  /** SHA-256 of it. */
  readonly hash: Buffer
  /** Nobody ever wrote in it. */
  readonly isEmpty: boolean
}

export interface Versions {
  read(doc: DocId): Promise<StoredState>
  /**
   * Keeps a version by itself: not where nothing changed since the newest, nor where the newest such is younger
   * than `gapMs`. Answers whether it did.
   */
  keep(doc: DocId, editors: readonly Editor[], gapMs: number): Promise<boolean>
}

/** Made from the log and not from a room: no keystroke waits for it, and every node makes the same. */
export function openVersions(pool: pg.Pool): Versions {
  return {
    read: (doc) => read(pool, doc),
    async keep(doc, editors, gapMs) {
      const stored = await read(pool, doc)
      if (stored.isEmpty || !(await insert(pool, doc, stored, editors, gapMs))) return false
      metrics.versions.inc()
      return true
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
async function insert(
  pool: pg.Pool,
  { idBrand, document }: DocId,
  { state, hash }: StoredState,
  editors: readonly Editor[],
  gapMs: number,
): Promise<boolean> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    await client.query(
      `select pg_advisory_xact_lock(hashtextextended('saegim version ' || $1::bigint || ' ' || $2::text, 0))`,
      [idBrand, document],
    )
    const { rowCount } = await client.query(
      `insert into doc_version (brand_id, document, kind, state, size, hash, editors)
       select $1::bigint, $2::text, 'AUTO', $3::bytea, $4::integer, $5::bytea, $6::jsonb
       where not exists (
         select from (
           select kind, hash, created_at from doc_version
           where brand_id = $1 and document = $2 order by id desc limit 1
         ) newest
         where hash = $5::bytea or (kind = 'AUTO' and created_at > now() - $7::double precision * interval '1 ms')
       )`,
      [idBrand, document, Buffer.from(state), state.length, hash, JSON.stringify(editors), gapMs],
    )
    await client.query('commit')
    return rowCount === 1
  } catch (error) {
    await client.query('rollback').catch((cause: Error) => {
      broken = cause
    })
    throw error
  } finally {
    client.release(broken)
  }
}
