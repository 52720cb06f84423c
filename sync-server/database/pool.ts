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

export function openPool(url: string, { max, name }: { max: number; name: string }, log: Logger): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    application_name: `saegim ${name} ${process.pid}`,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
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
