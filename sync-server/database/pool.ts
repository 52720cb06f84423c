import pg from 'pg'
import type { Logger } from 'pino'

const bigint = 20
const bigints = 1016
const parsers = new Map<number, (text: string) => unknown>([
  [bigint, readBigint],
  [bigints, (text) => text.slice(1, -1).split(',').filter(Boolean).map(readBigint)],
])

/** bigint as a number, checked to be a safe integer, also in lists; everything else as pg parses it. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format ?? 'text'),
}

/** How long PostgreSQL works on one statement of the relay, such as a commit of updates or the reading of a document. */
export const relayStatementMs = 20_000

export interface PoolOptions {
  readonly max: number
  readonly name: string
  /** Statements that take longer are ended by PostgreSQL itself, so that none goes on after its client has given up. */
  readonly statementMs?: number
}

/** The connections of the relay. */
export function openRelayPool(url: string, max: number, log: Logger): pg.Pool {
  return openPool(url, { max, name: 'relay', statementMs: relayStatementMs }, log)
}

export function openPool(url: string, { max, name, statementMs }: PoolOptions, log: Logger): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    application_name: `saegim ${name} ${process.pid}`,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    // Not a parameter of the connection: poolers refuse those that they do not know.
    ...(statementMs !== undefined && { onConnect: (client: pg.ClientBase) => limit(client, statementMs) }),
  })
  // Without a listener, a restart of PostgreSQL (57P01) would end the process. The pool itself recovers.
  pool.on('error', (error) => log.warn({ err: error, pool: name }, 'an idle database connection was lost'))
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

function readBigint(text: string) {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number.`)
  return value
}

async function limit(client: pg.ClientBase, ms: number): Promise<void> {
  await client.query(`select set_config('statement_timeout', $1, false)`, [String(ms)])
}
