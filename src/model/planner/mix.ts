import type { FillRequest, MixKind } from './fill.ts'

/** How often a kind comes: twice as often as another of half its share. A product and something to know weekly, the others every other week. */
const shares: readonly (readonly [kind: MixKind, share: number])[] = [
  ['PRODUCT', 2],
  ['INFO', 2],
  ['REVIEW', 1],
  ['OFFER', 1],
]

/**
 * The kinds of the entries that are laid out, in their order: evenly mixed, and no kind twice in a row where it can be
 * avoided. `slots` are filled by the mix; numbers that were changed by hand may be more or fewer, up to `most`.
 */
export function mixOf(
  slots: number,
  most: number,
  { without, counts }: Pick<FillRequest, 'without' | 'counts'>,
): MixKind[] {
  const usual = divide(
    slots,
    shares.filter(([kind]) => !without.has(kind)),
  )
  const wanted = shares.map(([kind]) => ({
    kind,
    count: without.has(kind) ? 0 : Math.max(0, counts[kind] ?? usual.get(kind) ?? 0),
    placed: 0,
  }))
  const total = Math.min(
    most,
    wanted.reduce((sum, { count }) => sum + count, 0),
  )
  const kinds: MixKind[] = []
  for (let index = 0; index < total; index += 1) {
    const open = wanted.filter(({ count, placed }) => placed < count)
    const others = open.filter(({ kind }) => kind !== kinds.at(-1))
    const missing = ({ count, placed }: (typeof wanted)[number]) => (count * (index + 1)) / total - placed
    const next = (others.length > 0 ? others : open).reduce((best, each) =>
      missing(each) > missing(best) ? each : best,
    )
    next.placed += 1
    kinds.push(next.kind)
  }
  return kinds
}

/** Divides a number by shares without a rest: by largest remainder, the first where they are equal. */
function divide(total: number, parts: readonly (readonly [MixKind, number])[]): ReadonlyMap<MixKind, number> {
  const whole = parts.reduce((sum, [, share]) => sum + share, 0)
  const exact = parts.map(([kind, share]) => ({ kind, value: (total * share) / whole }))
  const counts = new Map(exact.map(({ kind, value }) => [kind, Math.floor(value)]))
  const left = total - [...counts.values()].reduce((sum, count) => sum + count, 0)
  const byRest = exact.toSorted((a, b) => (b.value % 1) - (a.value % 1))
  for (const { kind } of byRest.slice(0, left)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return counts
}
