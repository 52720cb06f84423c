/**
 * Whether it is a Korean business registration number, with or without dashes: ten digits, the last one a
 * check digit.
 */
export function isBusinessNumber(candidate: string): boolean {
  const digits = candidate.replaceAll('-', '')
  if (!/^\d{10}$/.test(digits)) return false
  const numbers = [...digits].map(Number)
  const sum = weights.reduce((total, weight, i) => total + weight * (numbers[i] ?? 0), 0)
  const carry = Math.floor(((numbers[8] ?? 0) * 5) / 10)
  return (10 - ((sum + carry) % 10)) % 10 === numbers[9]
}

/** Whether it has enough digits to be checked; shorter input shows no error yet. */
export function isWholeBusinessNumber(candidate: string): boolean {
  return candidate.replace(/\D/g, '').length >= 10
}

/**
 * Formats input as `000-00-00000`, also while incomplete. Input with other characters or more than ten digits
 * stays as typed.
 */
export function formatBusinessNumber(typed: string): string {
  const plain = typed.normalize('NFKC').trim()
  const digits = plain.replace(/[\s\p{Pd}]/gu, '')
  if (!/^\d{0,10}$/.test(digits)) return typed
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter((part) => part !== '').join('-')
}

/**
 * Caret position after `formatBusinessNumber`: after as many digits as before. `caret` is an index into
 * `typed`.
 */
export function caretInFormatted(typed: string, caret: number, formatted: string): number {
  if (typed === formatted) return caret
  const digitsBefore = typed.slice(0, caret).normalize('NFKC').replace(/\D/g, '').length
  let seen = 0
  for (let at = 0; at < formatted.length; at++) {
    if (seen === digitsBefore) return at
    if (/\d/.test(formatted.charAt(at))) seen++
  }
  return formatted.length
}

const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5]
