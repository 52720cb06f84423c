/**
 * Logos by designers: what is on sale, in won and in US cents. Names: `locales/<language>/logo.json`. Numbers are public and
 * stored with orders: they are only ever added.
 */
export interface LogoProduct {
  readonly id: number
  readonly key: 'basic' | 'standard' | 'premium'
  readonly price: LogoPrice
  readonly concepts: number
  readonly revisions: number
  readonly businessCards: number
  readonly mockups: number
  readonly socialKit: boolean
  /** Business days. */
  readonly deliveryDays: number
  readonly sourceFile: boolean
}

export interface LogoPrice {
  readonly KRW: number
  readonly USD: number
}

export type LogoCurrency = keyof LogoPrice

export const logoProducts: readonly LogoProduct[] = [
  {
    id: 1,
    key: 'basic',
    price: { KRW: 330_000, USD: 24_900 },
    concepts: 1,
    revisions: 2,
    businessCards: 1,
    mockups: 0,
    socialKit: false,
    deliveryDays: 5,
    sourceFile: false,
  },
  {
    id: 2,
    key: 'standard',
    price: { KRW: 770_000, USD: 57_900 },
    concepts: 2,
    revisions: 4,
    businessCards: 2,
    mockups: 1,
    socialKit: false,
    deliveryDays: 7,
    sourceFile: true,
  },
  {
    id: 3,
    key: 'premium',
    price: { KRW: 1_540_000, USD: 114_900 },
    concepts: 3,
    revisions: 8,
    businessCards: 3,
    mockups: 3,
    socialKit: true,
    deliveryDays: 10,
    sourceFile: true,
  },
]

/** Each costs more than all before it together, so that a sum names exactly one set of them. */
export const logoOptions = [
  { id: 1, key: 'businessCard', price: { KRW: 33_000, USD: 2_500 } },
  { id: 2, key: 'faster', price: { KRW: 66_000, USD: 5_000 } },
  { id: 3, key: 'mockups', price: { KRW: 110_000, USD: 8_500 } },
  { id: 4, key: 'socialKit', price: { KRW: 220_000, USD: 16_500 } },
  { id: 5, key: 'concept', price: { KRW: 440_000, USD: 33_000 } },
] as const

export type LogoOptionKey = (typeof logoOptions)[number]['key']

/** A logo brings the Basic plan for so many months where no plan is running, and room for files of the brand for a year. */
export const passMonths = 3
export const assetMonths = 12
export const assetBytes = 10 * 1024 ** 3

export const sumOfOptions = (ids: readonly number[], currency: LogoCurrency): number =>
  logoOptions.filter(({ id }) => ids.includes(id)).reduce((sum, { price }) => sum + price[currency], 0)

/** The options that cost so much together; null where none do. */
export function optionsOfSum(amount: number, currency: LogoCurrency): readonly number[] | null {
  let rest = amount
  const chosen: number[] = []
  for (const { id, price } of logoOptions.toReversed()) {
    if (price[currency] > rest) continue
    rest -= price[currency]
    chosen.unshift(id)
  }
  return rest === 0 ? chosen : null
}
