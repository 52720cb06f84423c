/** 8 to 64 characters with a letter and a digit. */
export function isPassword(candidate: string): boolean {
  return candidate.length >= 8 && candidate.length <= 64 && /\p{L}/u.test(candidate) && /\d/.test(candidate)
}

/** A Korean business registration number, with or without dashes: ten digits whose last one checks the others. */
export function isBusinessNumber(candidate: string): boolean {
  const digits = candidate.replaceAll('-', '')
  if (!/^\d{10}$/.test(digits)) return false
  const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5]
  const numbers = [...digits].map(Number)
  const sum = weights.reduce((total, weight, i) => total + weight * (numbers[i] ?? 0), 0)
  const carry = Math.floor(((numbers[8] ?? 0) * 5) / 10)
  return (10 - ((sum + carry) % 10)) % 10 === numbers[9]
}
