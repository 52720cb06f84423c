import type { Reorder } from './structure.ts'

/** Siblings in their new order; those that are chosen keep theirs among each other. */
export function reordered(
  keys: readonly string[],
  chosen: ReadonlySet<string>,
  to: Reorder,
): readonly string[] {
  const others = keys.filter((key) => !chosen.has(key))
  const moving = keys.filter((key) => chosen.has(key))
  if (to === 'front') return [...others, ...moving]
  if (to === 'back') return [...moving, ...others]
  const isForward = to === 'forward'
  const order = isForward ? [...keys].reverse() : [...keys]
  for (let at = 1; at < order.length; at++) {
    const [before, key] = [order[at - 1] as string, order[at] as string]
    if (chosen.has(key) && !chosen.has(before)) [order[at - 1], order[at]] = [key, before]
  }
  return isForward ? order.reverse() : order
}
