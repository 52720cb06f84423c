import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/**
 * A place between two neighbours, with a random tail: two devices that insert at the same place offline get
 * different places, so neither item hides the other and both devices sort them alike.
 */
export function orderBetween(before: string | null, after: string | null, random: () => number): string {
  const middle = generateKeyBetween(before, after)
  let tail = ''
  for (let i = 0; i < 3; i++) tail += digits[1 + Math.floor(random() * (digits.length - 1))]
  return middle + tail
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
