import { type RawBuilder, sql } from 'kysely'

/** Minutes by which the days between two looks differ, so that what was connected together does not stay together. */
const spreadMinutes = 120

/** When a job looks at an account next: in about a day. One value for all accounts of a token, which are looked at together. */
export function nextLook(random: () => number = Math.random): RawBuilder<Date> {
  const seconds = Math.round((random() - 0.5) * spreadMinutes * 60)
  return sql<Date>`now() + interval '1 day' + make_interval(secs => ${seconds})`
}
