/** A place on one axis that layers snap to, with how far it reaches on the other axis. */
export interface SnapTarget {
  readonly at: number
  readonly from: number
  readonly to: number
}

/** px that two places on the page may be apart and still be the same. */
export const same = 0.01

/** The targets in their order. */
export function sortedTargets(targets: readonly SnapTarget[]): readonly SnapTarget[] {
  return [...targets].sort((one, other) => one.at - other.at)
}

/**
 * The shortest way on one axis, at most `reach` px, that brings one of `places` to a target; null: none is near. `targets`
 * are sorted.
 */
export function nearest(
  targets: readonly SnapTarget[],
  places: readonly number[],
  reach: number,
): number | null {
  let best: number | null = null
  for (const place of places) {
    const at = firstFrom(targets, place)
    for (const target of [targets[at - 1], targets[at]]) {
      const way = target === undefined ? Number.POSITIVE_INFINITY : target.at - place
      if (Math.abs(way) <= reach && (best === null || Math.abs(way) < Math.abs(best))) best = way
    }
  }
  return best
}

/** The targets that are at one of `places`, one for each place, as long as all of them and the span `from` to `to`. */
export function reached(
  targets: readonly SnapTarget[],
  places: readonly number[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly SnapTarget[] {
  const lines: SnapTarget[] = []
  for (const place of places) {
    let line: SnapTarget | null = null
    for (let at = firstFrom(targets, place - same); at < targets.length; at++) {
      const target = targets[at] as SnapTarget
      if (target.at > place + same) break
      const before: SnapTarget = line ?? { at: target.at, from, to }
      line = { ...before, from: Math.min(before.from, target.from), to: Math.max(before.to, target.to) }
    }
    if (line && !lines.some(({ at }) => Math.abs(at - place) <= same)) lines.push(line)
  }
  return lines
}

/** Index of the first target at or after a place. */
function firstFrom(targets: readonly SnapTarget[], place: number): number {
  let [low, high] = [0, targets.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((targets[middle] as SnapTarget).at < place) low = middle + 1
    else high = middle
  }
  return low
}
