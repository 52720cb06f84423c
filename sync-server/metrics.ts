import type pg from 'pg'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'

/** Registry of /metrics. Metrics name it by `registers: [registry]`. */
export const registry = new Registry()

collectDefaultMetrics({ register: registry })

const pools = new Map<string, pg.Pool>()

new Gauge({
  name: 'saegim_database_connections',
  help: 'Connections of a pool: open, idle, and callers waiting for one',
  labelNames: ['pool', 'state'],
  registers: [registry],
  collect() {
    this.reset()
    for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
      this.set({ pool, state: 'open' }, totalCount)
      this.set({ pool, state: 'idle' }, idleCount)
      this.set({ pool, state: 'waiting' }, waitingCount)
    }
  },
})

/** Counts the connections of a pool under a name, instead of an earlier pool of that name. */
export function watchPool(name: string, pool: pg.Pool): void {
  pools.set(name, pool)
}
