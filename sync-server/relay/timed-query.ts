import type pg from 'pg'

const queryTimeoutMs = 20_000

/** pg reads `query_timeout` of a query, its types know only that of a client. */
export function timed(name: string, text: string, values: unknown[]): pg.QueryConfig {
  return { name, text, values, ...{ query_timeout: queryTimeoutMs } }
}
