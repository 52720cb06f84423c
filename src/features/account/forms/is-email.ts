/** Roughly an address; the server decides. */
export function isEmail(candidate: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(candidate.trim())
}
