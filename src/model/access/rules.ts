/**
 * A password as it is hashed: macOS writes Hangul in parts (NFD), other systems in syllables (NFC), and both are the same password.
 * The profile OpaqueString of RFC 8265: every space becomes U+0020, then NFC.
 */
export function opaquePassword(password: string): string {
  return password.replace(/\p{Zs}/gu, ' ').normalize('NFC')
}

/** Whether it has 8 to 64 UTF-16 units with a letter and a digit, however it is written. */
export function isPassword(candidate: string): boolean {
  const { length } = opaquePassword(candidate)
  return length >= 8 && length <= 64 && /\p{L}/u.test(candidate) && /\d/.test(candidate)
}

/** Rough check of an e-mail address; the server validates it. */
export function isEmail(candidate: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(candidate.trim())
}
