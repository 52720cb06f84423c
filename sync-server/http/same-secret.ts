import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares in a time that tells nothing about where the two differ. */
export function isSameSecret(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}
