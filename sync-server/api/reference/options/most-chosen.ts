/** Brands that pay for a plan, from which on it may be called the one that most choose. */
const enough = 20

/**
 * The plan that most brands pay for, where it is one alone and they are enough; otherwise null. `paying`: brands by the key of
 * their plan.
 */
export function mostChosen(paying: ReadonlyMap<string, number>): string | null {
  const [first, second] = [...paying].sort(([, a], [, b]) => b - a)
  if (!first || first[1] < enough) return null
  return first[1] > (second?.[1] ?? 0) ? first[0] : null
}
