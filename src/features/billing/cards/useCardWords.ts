import { useLingui } from '@lingui/react/macro'
import type { CardBrand } from '#model/money/cards.ts'
import type { PayMethod } from '../billing-reads.ts'

const names: Readonly<Record<Exclude<CardBrand, 'other'>, string>> = {
  VISA: 'Visa',
  MASTER: 'Mastercard',
  AMEX: 'American Express',
  JCB: 'JCB',
  UNION: 'UnionPay',
  DINERS: 'Diners Club',
}

/** Names a card by its brand and its last digits. */
export function useCardWords(): (card: Pick<PayMethod, 'brand' | 'lastNumber'>) => string {
  const { t } = useLingui()
  return ({ brand, lastNumber }) => {
    const name = brand === 'other' ? t`카드` : names[brand]
    return `${name} ${lastNumber}`
  }
}
