import { numberFormat } from '../language/formatters.ts'

export type Currency = 'KRW' | 'USD'

/** An amount in minor units of its currency, as it is written in a language; the won has no minor units. */
export function moneyWords(language: string, amount: number, currency: Currency): string {
  return numberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(inMainUnits(amount, currency))
}

/** An amount in minor units, in won or in dollars. */
export function inMainUnits(amount: number, currency: Currency): number {
  return currency === 'USD' ? amount / 100 : amount
}
