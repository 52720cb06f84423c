import type { Payment } from '../billing-reads.ts'
import type { LogoProduct } from './logo-calls.ts'

export type LogoWay = 'card' | 'paypal'

export interface LogoTotal {
  readonly currency: Payment['currency']
  /** Options that are on sale, in the order of the list. */
  readonly options: readonly number[]
  readonly ofProduct: number
  readonly ofOptions: number
  readonly amount: number
}

/** What a logo costs with options: in won by card, in US cents at PayPal. */
export function logoTotalOf(
  { price, priceUsd, options }: Pick<LogoProduct, 'price' | 'priceUsd' | 'options'>,
  chosen: readonly number[],
  way: LogoWay,
): LogoTotal {
  const inDollars = way === 'paypal' && priceUsd !== null
  const picked = options.filter(({ idOption }) => chosen.includes(idOption))
  const ofProduct = inDollars ? priceUsd : price
  const ofOptions = picked.reduce((sum, one) => sum + (inDollars ? (one.priceUsd ?? 0) : one.price), 0)
  return {
    currency: inDollars ? 'USD' : 'KRW',
    options: picked.map(({ idOption }) => idOption),
    ofProduct,
    ofOptions,
    amount: ofProduct + ofOptions,
  }
}
