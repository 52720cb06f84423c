import pg from 'pg'
import type { Logger } from 'pino'

const bigint = 20

/** bigint as a number, checked to be a safe integer; everything else as pg parses it. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === bigint && format !== 'binary' ? readBigint : pg.types.getTypeParser(oid, format ?? 'text'),
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
