import { Counter, Gauge } from 'prom-client'
import { registry } from '../metrics.ts'

const registers = [registry]

export const fileMetrics = {
  collected: new Counter({
    name: 'saegim_files_collected_total',
    help: 'Objects of the file store that no row named, which were deleted',
    registers,
  }),
  uploads: new Counter({
    name: 'saegim_uploads_collected_total',
    help: 'Uploads that were not finished within a day, which were deleted',
    registers,
  }),
  recounted: new Counter({
    name: 'saegim_storage_recounted_total',
    help: 'Brands whose storage was counted wrong, which was corrected',
    registers,
  }),
  wrongSize: new Gauge({
    name: 'saegim_files_wrong_size',
    help: 'Files whose bytes are more or fewer than their row says, as found by the last walk of this node',
    registers,
  }),
  missing: new Gauge({
    name: 'saegim_files_missing',
    help: 'Files without bytes, as found by the last walk of this node',
    registers,
  }),
}
