import { Counter, Gauge, Histogram } from 'prom-client'
import { registry } from '#server/metrics.ts'

const registers = [registry]
const watched = new Set<() => Iterable<number>>()

/** How long the room waits that has waited longest, in seconds; null: none waits. */
function longestWait(): number | null {
  const since = [...watched].flatMap((read) => [...read()])
  return since.length > 0 ? Math.max(0, Date.now() - since.reduce((a, b) => Math.min(a, b))) / 1000 : null
}

export const metrics = {
  waiting: new Gauge({
    name: 'saegim_writeback_waiting_rooms',
    help: 'Rooms with changes that REST does not have yet',
    registers,
  }),
  oldest: new Gauge({
    name: 'saegim_writeback_oldest_waiting_seconds',
    help: 'How long the room waits that has waited longest; 0 where none does',
    registers,
    collect() {
      this.set(longestWait() ?? 0)
    },
  }),
  givenUp: new Gauge({
    name: 'saegim_writeback_given_up_rooms',
    help: 'Rooms, of all nodes, that are not tried any more until something changes',
    registers,
  }),
  lag: new Histogram({
    name: 'saegim_writeback_lag_seconds',
    help: 'From the first change after the last settle to the end of the pass that settled it; at each scrape also the longest wait so far',
    buckets: [0.5, 1, 2, 5, 10, 30, 60, 300],
    registers,
    // A pass that does not end would show nothing, and the more rooms wait the better the quantiles would look.
    collect() {
      const wait = longestWait()
      if (wait !== null) this.observe(wait)
    },
  }),
  failures: new Counter({
    name: 'saegim_writeback_failures_total',
    help: 'Passes that ended early and are tried again',
    registers,
  }),
  refusals: new Counter({
    name: 'saegim_writeback_refusals_total',
    help: 'Values that REST would not take',
    registers,
  }),
}

/** Reads at each scrape since when rooms wait, epoch ms; returns how to stop. */
export function watchWaiting(read: () => Iterable<number>): () => void {
  watched.add(read)
  return () => watched.delete(read)
}
