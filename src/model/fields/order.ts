import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'

/** Two devices meet at the same place once in about a thousand times; the key of the item then decides. */
const halvings = 10

/**
 * A place strictly between two neighbours, found by halving the gap in random directions: two devices that insert
 * at the same place offline get different places, so neither item is in the other's way.
 */
export function orderBetween(before: string | null, after: string | null, random: () => number): string {
  let [low, high] = [before, after]
  let middle = generateKeyBetween(low, high)
  for (let i = 0; i < halvings; i++) {
    if (random() < 0.5) high = middle
    else low = middle
    middle = generateKeyBetween(low, high)
  }
  return middle
}

export function ordersBetween(before: string | null, after: string | null, count: number): string[] {
  return generateNKeysBetween(before, after, count)
}

/** Whether a stranger's order is one that `orderBetween` can work with. */
export function isOrder(candidate: unknown): candidate is string {
  if (typeof candidate !== 'string' || candidate.length > 256) return false
  try {
    generateKeyBetween(candidate, null)
    return true
  } catch {
    return false
  }
}
