import { useLingui } from '@lingui/react/macro'

type Money = (amount: number, currency?: 'KRW' | 'USD') => string

/** An amount in minor units of its currency, of which the won has none. */
export function useMoneyWords(): Money {
  const { i18n } = useLingui()
  return (amount, currency = 'KRW') =>
    i18n.number(currency === 'KRW' ? amount : amount / 100, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    })
}
