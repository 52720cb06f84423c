import { caretInFormatted } from '#model/options/business-number.ts'

/** How digits are shown: in groups of these lengths with a mark between two of them. */
export interface DigitShape {
  readonly groups: readonly number[]
  readonly mark: string
}

export const numberShape: DigitShape = { groups: [4, 4, 4, 4], mark: '-' }
export const expiryShape: DigitShape = { groups: [2, 2], mark: '/' }
export const businessShape: DigitShape = { groups: [3, 2, 5], mark: '-' }
export const plainShape = (length: number): DigitShape => ({ groups: [length], mark: '' })

/** Longest text of a shape, with its marks. */
export function longestOf({ groups, mark }: DigitShape): number {
  return groups.reduce((sum, length) => sum + length, 0) + mark.length * (groups.length - 1)
}

/**
 * What was typed, as digits in groups, and the caret after as many digits as before. Full-width digits are folded, and
 * everything else is left out, such as the letters that the Hangul input makes.
 */
export function groupDigits(typed: string, caret: number, shape: DigitShape) {
  const digits = (shape === expiryShape ? expiryDigits(typed) : digitsOf(typed)).slice(
    0,
    shape.groups.reduce((sum, length) => sum + length, 0),
  )
  const parts: string[] = []
  let from = 0
  for (const length of shape.groups) {
    if (from < digits.length) parts.push(digits.slice(from, from + length))
    from += length
  }
  const text = parts.join(shape.mark)
  return { text, caret: caret === typed.length ? text.length : caretInFormatted(typed, caret, text) }
}

export function digitsOf(typed: string): string {
  return typed.normalize('NFKC').replace(/\D/g, '')
}

/** A month of one digit before the mark gets its 0, and a year of four digits loses its century. */
function expiryDigits(typed: string): string {
  const plain = typed.normalize('NFKC').trim()
  const [, month, rest = ''] = /^(\d)\s*[/.-](.*)$/.exec(plain) ?? []
  const digits = digitsOf(month === undefined ? plain : `0${month}${rest}`)
  const [, whole, year] = /^(\d\d)20(\d\d)$/.exec(digits) ?? []
  return whole === undefined ? digits : `${whole}${year}`
}
