import { Counter, Gauge, Histogram } from 'prom-client'
import { registry } from '../metrics.ts'

const registers = [registry]

export const metrics = {
  waiting: new Gauge({
    name: 'saegim_writeback_waiting_rooms',
    help: 'Rooms with changes that REST does not have yet',
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
