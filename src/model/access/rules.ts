/** Whether it has 8 to 64 UTF-16 units with a letter and a digit. */
export function isPassword(candidate: string): boolean {
  return candidate.length >= 8 && candidate.length <= 64 && /\p{L}/u.test(candidate) && /\d/.test(candidate)
}

/** Rough check of an e-mail address; the server validates it. */
export function isEmail(candidate: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(candidate.trim())
}
