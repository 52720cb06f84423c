import { Counter, Gauge, Histogram } from 'prom-client'
import { registry } from '#server/metrics.ts'

const registers = [registry]
const watched = new Set<() => Iterable<number>>()

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
      const since = [...watched].flatMap((read) => [...read()])
      this.set(since.length > 0 ? Math.max(0, Date.now() - Math.min(...since)) / 1000 : 0)
    },
  }),
  givenUp: new Gauge({
    name: 'saegim_writeback_given_up_rooms',
    help: 'Rooms, of all nodes, that are not tried any more until something changes',
    registers,
  }),
  lag: new Histogram({
    name: 'saegim_writeback_lag_seconds',
    help: 'From the first change after the last settle to the end of the pass that settled it',
    buckets: [0.5, 1, 2, 5, 10, 30, 60, 300],
    registers,
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
