import type { Row } from './rows.ts'

/** What this relay has to reach, compared with the others in the same run. */
export interface Outcome {
  readonly target: string
  readonly value: number
  readonly limit: number
  readonly isReached: boolean
}

export function compareWithTargets(rows: readonly Row[]): Outcome[] {
  const of = (server: string, words: RegExp) =>
    rows.find(({ figure }) => words.test(figure))?.of[server] ?? Number.NaN
  const atMost = (target: string, value: number, limit: number): Outcome => ({
    target,
    value,
    limit,
    isReached: value <= limit,
  })
  const atLeast = (target: string, value: number, limit: number): Outcome => ({
    target,
    value,
    limit,
    isReached: value >= limit,
  })
  const fixed = (target: string, value: number, limit: number) =>
    atMost(target, value, Number.isNaN(value) ? Number.NaN : limit)
  const saturated = /^saturation: delivered/
  const [p50, p99] = [/edit to peer, p50/, /edit to peer, p99/]
  const idleMemory = /idle connections: memory of each, held/
  const stormed = /dropped at once: until/
  const [synced, syncedTogether] = [/first sync, p50/, /first sync of \d+ at once/]
  const all = [
    atLeast('delivered at saturation: 0.8 of memory', of('saegim', saturated), 0.8 * of('floor', saturated)),
    atLeast(
      'delivered at saturation: above Hocuspocus',
      of('saegim', saturated),
      of('hocuspocus', saturated),
    ),
    atMost(
      'edit to peer, p50: twice a bare echo, ms',
      of('saegim', p50),
      2 * of('floor', /bare websocket echo, p50/),
    ),
    atMost('edit to peer, p99: no worse than Hocuspocus, ms', of('saegim', p99), of('hocuspocus', p99)),
    fixed(
      'acknowledgement at half saturation, p99, ms',
      of('saegim', /half saturation: acknowledgement, p99/),
      25,
    ),
    atMost('idle connection: 1.2 of memory, KiB', of('saegim', idleMemory), 1.2 * of('floor', idleMemory)),
    atMost('large first sync: as Hocuspocus, ms', of('saegim', synced), of('hocuspocus', synced)),
    atMost(
      'large first syncs at once: as Hocuspocus, ms',
      of('saegim', syncedTogether),
      of('hocuspocus', syncedTogether),
    ),
    atMost('reconnect storm: as Hocuspocus, ms', of('saegim', stormed), of('hocuspocus', stormed)),
    fixed('acknowledged edits lost by kill -9', of('saegim', /acknowledged edits lost/), 0),
  ]
  // Targets of a workload that was left out are skipped.
  return all.filter(({ value, limit }) => !Number.isNaN(value) || !Number.isNaN(limit))
}
