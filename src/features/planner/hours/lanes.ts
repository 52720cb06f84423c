/** Where a tile is among those at the same time: its lane from 0 on, of so many. */
export interface Lane {
  readonly lane: number
  readonly of: number
}

interface Timed {
  readonly key: string
  /** Minutes since midnight. */
  readonly start: number
}

/** Puts tiles that would cover each other beside each other: each takes `length` minutes. `tiles` are in order of time. */
export function lanesOf(tiles: readonly Timed[], length: number): ReadonlyMap<string, Lane> {
  const lanes = new Map<string, Lane>()
  let group: { readonly key: string; readonly lane: number }[] = []
  let ends: number[] = []
  const close = () => {
    for (const { key, lane } of group) lanes.set(key, { lane, of: ends.length })
    group = []
    ends = []
  }
  for (const { key, start } of tiles) {
    if (ends.every((end) => end <= start)) close()
    const free = ends.findIndex((end) => end <= start)
    const lane = free < 0 ? ends.length : free
    ends[lane] = start + length
    group.push({ key, lane })
  }
  close()
  return lanes
}
