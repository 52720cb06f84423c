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

/** What RFC 5321 lets an address have. A longer text is not looked at: that takes the square of its length. */
const longestEmail = 254

/** Rough check of an e-mail address; the server validates it. */
export function isEmail(candidate: string): boolean {
  const address = candidate.trim()
  return address.length <= longestEmail && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)
}
