import { pino } from 'pino'
import type { Database } from '#server/database/open.ts'
import { openPostgresLog } from '../log/postgres-log.ts'
import type { UpdateLog } from '../log/update-log.ts'

/** The log in PostgreSQL, which stores nothing before `open` is called. */
export function gatedLog(database: Pick<Database, 'relayPool'>): UpdateLog & { open(): void } {
  const gate = Promise.withResolvers<void>()
  const real = openPostgresLog(database.relayPool, pino({ level: 'silent' }))
  return {
    ...real,
    get isStuck() {
      return real.isStuck
    },
    append: async (...batch) => {
      await gate.promise
      await real.append(...batch)
    },
    open: gate.resolve,
  }
}
