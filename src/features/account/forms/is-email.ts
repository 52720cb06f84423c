/** Rough check of an address; the server validates it. */
export function isEmail(candidate: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(candidate.trim())
}
