import { isBusinessNumber } from '../options/business-number.ts'

/** Cards that a brand may have. */
export const mostCards = 5

export const cardBrands = ['VISA', 'MASTER', 'AMEX', 'JCB', 'UNION', 'DINERS', 'other'] as const
export type CardBrand = (typeof cardBrands)[number]

/** The longest name of a card that its owner may give, in UTF-16 units. */
export const longestCardName = 40

const brandNames: Readonly<Record<Exclude<CardBrand, 'other'>, string>> = {
  VISA: 'Visa',
  MASTER: 'Mastercard',
  AMEX: 'American Express',
  JCB: 'JCB',
  UNION: 'UnionPay',
  DINERS: 'Diners Club',
}

/**
 * What a card is called: its name where it has one, its brand and its last digits. Of a brand that is not known the digits
 * alone.
 */
export function cardLabelOf({
  title,
  brand,
  lastNumber,
}: {
  readonly title: string
  readonly brand: CardBrand
  readonly lastNumber: string
}): string {
  const label = brand === 'other' ? lastNumber : `${brandNames[brand]} ${lastNumber}`
  // A card without a name has such a title.
  const isNamed = !['', lastNumber, `${brand} ${lastNumber}`, label].includes(title)
  return isNamed ? `${title} · ${label}` : label
}

/** A label that was stored with an order, in the words of today: earlier ones have the key of the brand in it. */
export function readCardLabel(stored: string): string {
  const [whole, brand, lastNumber] = /(?:^|(?<= · ))([A-Z]+) (\d{4})$/.exec(stored) ?? []
  const name = Object.entries(brandNames).find(([key]) => key === brand)?.[1]
  return whole === undefined || name === undefined
    ? stored
    : `${stored.slice(0, -whole.length)}${name} ${lastNumber}`
}

/** What is searched for in stored labels, in small letters: a text, and the same in the words of earlier labels. */
export function cardSearchesOf(text: string): readonly [string, string] {
  const wanted = text.toLowerCase()
  const earlier = Object.entries(brandNames).reduce(
    (now, [brand, name]) => now.replaceAll(name.toLowerCase(), brand.toLowerCase()),
    wanted,
  )
  return [wanted, earlier]
}

/** Brand by the first digits; cards that are issued for Korea alone begin with 9 and have none of these. */
export function cardBrandOf(digits: string): CardBrand {
  const [two, three, four] = [2, 3, 4].map((length) => Number(digits.slice(0, length))) as [
    number,
    number,
    number,
  ]
  if (digits.startsWith('4')) return 'VISA'
  if ((two >= 51 && two <= 55) || (four >= 2221 && four <= 2720)) return 'MASTER'
  if (two === 34 || two === 37) return 'AMEX'
  if (four >= 3528 && four <= 3589) return 'JCB'
  if (two === 62) return 'UNION'
  if ((three >= 300 && three <= 305) || four === 3095 || two === 36 || two === 38) return 'DINERS'
  return 'other'
}

/** Whether these are sixteen digits of which the last one is right (Luhn). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{16}$/.test(digits)) return false
  const sum = [...digits].reduce((total, digit, at) => {
    const doubled = at % 2 === 0 ? Number(digit) * 2 : Number(digit)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/** Whether a card of the month yyyy-MM can be used on that day; it can until the month is over. */
export function isExpired(expireDate: string, day: string): boolean {
  return expireDate < day.slice(0, 7)
}

/** Who owns a card: the birthday as yyMMdd of a person, the ten digits of a company. */
export function isCardIdentity(identity: string, isCompany: boolean): boolean {
  if (isCompany) return /^\d{10}$/.test(identity) && isBusinessNumber(identity)
  const [, month = 0, day = 0] = (/^\d\d(\d\d)(\d\d)$/.exec(identity) ?? []).map(Number)
  return month >= 1 && month <= 12 && day >= 1 && day <= 31
}
