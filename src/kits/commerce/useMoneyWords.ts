import { useLingui } from '@lingui/react'
import { type Currency, moneyWords } from '#model/money/money-words.ts'

type Money = (amount: number, currency?: Currency) => string

/** `moneyWords` in the language of the page; in won where no currency is given. */
export function useMoneyWords(): Money {
  const { i18n } = useLingui()
  return (amount, currency = 'KRW') => moneyWords(i18n.locale, amount, currency)
}
