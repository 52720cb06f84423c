import type { BenchedRelay } from './bench-relays.ts'
import type { Load } from './load.ts'
import type { Typed } from './load-jobs.ts'

export interface Measured extends Typed {
  /** Of one core. */
  readonly serverPercent: number
  readonly databasePercent: number
  readonly loadPercent: number
  /** Of the server, in microseconds: steadier than times where others use the machine too. */
  readonly cpuOfEdit: number
  readonly memoryMb: number
}

export async function measureTyping(
  load: Load,
  relay: BenchedRelay,
  editsPerSecond: number,
  seconds: number,
): Promise<Measured> {
  const before = await relay.usage()
  const started = performance.now()
  const typed = await load.ask('type', { editsPerSecond, seconds })
  const after = await relay.usage()
  const tookMs = performance.now() - started
  return {
    ...typed,
    serverPercent: (100 * (after.cpuMs - before.cpuMs)) / tookMs,
    databasePercent: (100 * (after.databaseCpuMs - before.databaseCpuMs)) / tookMs,
    loadPercent: 100 * typed.loadCpu,
    cpuOfEdit: ((after.cpuMs - before.cpuMs) * 1000) / (typed.editsPerSecond * seconds),
    memoryMb: after.rssBytes / 1e6,
  }
}
