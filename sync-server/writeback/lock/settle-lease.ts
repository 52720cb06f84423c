import pg from 'pg'
import type { Logger } from '#server/logging.ts'
import { documentLock } from '#server/relay/log/document-lock.ts'
import type { DocId } from '#server/relay/log/update-log.ts'

/** Another node has settled the room since this one's lease was taken. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

/** The right to settle a room, which one node has at a time. Must be released. */
export interface SettleLease {
  /** How often the lease of the room was taken, this time included. */
  readonly generation: number
  /** Aborted when the lease is lost with its connection. */
  readonly signal: AbortSignal
  release(): Promise<void>
}

export interface Leases {
  /** null: another node has it. Rejects when PostgreSQL does not answer within 5 s. */
  take(room: DocId): Promise<SettleLease | null>
  close(): Promise<void>
}

interface Session {
  readonly client: pg.Client
  readonly lost: AbortController
  /** Resolves when the connection has answered: it runs one query at a time. */
  free: Promise<unknown>
}

interface Row {
  readonly generation: number
}

const answerMs = 5_000

/** A machine that disappears without closing its connection keeps its locks for some ten seconds. */
const soonNoticed = `
set tcp_keepalives_idle = 4; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3;
set tcp_user_timeout = 10000`

/**
 * Advisory locks on a connection of their own: they end with it, so a killed process leaves none behind. The caller must
 * not run two passes of one room within this process.
 */
export function openLeases(url: string, log: Logger): Leases {
  let opening: Promise<Session> | null = null

  const session = (): Promise<Session> => {
    const begun = opening ?? open()
    opening = begun
    begun.catch(() => {
      if (opening === begun) opening = null
    })
    return begun
  }

  const open = async (): Promise<Session> => {
    const client = new pg.Client({
      connectionString: url,
      application_name: `saegim lease ${process.pid}`,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 4_000,
      query_timeout: answerMs,
    })
    const lost = new AbortController()
    const lose = () => {
      if (lost.signal.aborted) return
      lost.abort()
      opening = null
      log.warn({}, 'the connection that holds the leases of the write-back was lost')
    }
    client.on('error', lose)
    client.once('end', lose)
    await client.connect()
    await client.query(soonNoticed)
    return { client, lost, free: Promise.resolve() }
  }

  /** A connection that does not answer in time is given up, because its locks may be gone as well. */
  const ask = (current: Session, text: string, values: unknown[]) => {
    const answer = current.free.then(() => askNow(current, text, values))
    current.free = answer.catch(() => undefined)
    return answer
  }

  const askNow = async ({ client, lost }: Session, text: string, values: unknown[]) => {
    lost.signal.throwIfAborted()
    try {
      return await client.query<Row>(text, values)
    } catch (error) {
      client.emit('error', error)
      void client.end().catch(() => undefined)
      throw error
    }
  }

  return {
    async take({ idBrand, document }) {
      const current = await session()
      const key = [idBrand, document]
      const { rows } = await ask(current, take, key)
      if (!rows[0]) return null
      return {
        generation: rows[0].generation,
        signal: current.lost.signal,
        release: async () => {
          if (!current.lost.signal.aborted)
            await ask(current, `select pg_advisory_unlock(${settleLock})`, key)
        },
      }
    },
    async close() {
      const current = await opening?.catch(() => null)
      opening = null
      current?.lost.abort()
      await current?.client.end().catch(() => undefined)
    },
  }
}

const settleLock = documentLock('settle')

/**
 * No row: another node has the lock. A connection may be lost unnoticed, and another node have the lock: the generation tells what
 * either may still store.
 */
const take = `
with tried as materialized (select pg_try_advisory_lock(${settleLock}) as is_mine)
insert into settle_lease (brand_id, document, generation) select $1::bigint, $2::text, 1 from tried where is_mine
on conflict (brand_id, document) do update set generation = settle_lease.generation + 1
returning generation`
