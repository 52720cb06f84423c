import { Counter, Gauge } from 'prom-client'
import { registry } from '../metrics.ts'

const registers = [registry]

export const fileMetrics = {
  collected: new Counter({
    name: 'saegim_files_collected_total',
    help: 'Objects of the file store that no row named, which were deleted',
    registers,
  }),
  missing: new Gauge({
    name: 'saegim_files_missing',
    help: 'Files without bytes, as found by the last walk of this node',
    registers,
  }),
}
