import type { Row } from './rows.ts'
import type { Bench } from './turns.ts'
import { echo } from './workloads/echo.ts'
import { halfSaturation } from './workloads/half-saturation.ts'
import { idle } from './workloads/idle.ts'
import { killing } from './workloads/killing.ts'
import { large } from './workloads/large.ts'
import { saturation } from './workloads/saturation.ts'
import { storm } from './workloads/storm.ts'
import { typing } from './workloads/typing.ts'

/** In this order: memory of idle connections first, before other workloads leave free heap in the servers. */
export const workloads: Readonly<Record<string, (bench: Bench) => Promise<Row[]>>> = {
  idle,
  echo,
  typing: (bench) => {
    const { documents, clients, editsPerSecond } = bench.amounts
    return typing(bench, { documents, clients, perSecond: documents * clients * editsPerSecond })
  },
  busy: (bench) => {
    const { busyClients: clients, busyEditsPerSecond: perSecond } = bench.amounts
    return typing(bench, { documents: 1, clients, perSecond })
  },
  crowd: async (bench) => {
    const { busyClients: clients, crowdEditsPerSecond: perSecond } = bench.amounts
    const typed = await typing(bench, { documents: 1, clients, perSecond })
    const crowd = { name: `one room of ${clients}, saturation`, documents: 1, clients }
    return [...typed, ...(await saturation(bench, crowd))]
  },
  storm,
  saturation: async (bench) => {
    const { documents, clients } = bench.amounts
    const found = await saturation(bench, { name: 'saturation', documents, clients })
    const best = found.find(({ figure }) => figure === 'saturation: edits/s')?.of.saegim
    return best === undefined ? found : [...found, ...(await halfSaturation(bench, best / 2))]
  },
  large,
  kill: killing,
}
