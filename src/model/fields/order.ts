import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'

/** With ten halvings two devices choose the same order about once in a thousand times; the item's key then decides. */
const halvings = 10

/**
 * An order key strictly between two neighbours (null: no neighbour on that side), found by halving the gap in random
 * directions, so that two devices that insert at the same index offline get different keys.
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

/**
 * `count` ascending order keys between two neighbours (null: none on that side), evenly spread and not
 * random.
 */
export function ordersBetween(before: string | null, after: string | null, count: number): string[] {
  return generateNKeysBetween(before, after, count)
}

/** Whether a stored order is one that `orderBetween` accepts. */
export function isOrder(candidate: unknown): candidate is string {
  if (typeof candidate !== 'string' || candidate.length > 256) return false
  try {
    generateKeyBetween(candidate, null)
    return true
  } catch {
    return false
  }
}
