import { useLingui } from '@lingui/react/macro'
import { cardLabelOf, readCardLabel } from '#model/money/cards.ts'
import type { PayMethod } from '../billing-reads.ts'

/** What a card is called: its name where it has one, its brand and its last digits. */
export function useCardWords(): (card: Pick<PayMethod, 'title' | 'brand' | 'lastNumber'>) => string {
  const labelWords = useCardLabelWords()
  return (card) => labelWords(cardLabelOf(card))
}

/** The same of the card that paid an order, as the order keeps it. */
export function useCardLabelWords(): (stored: string) => string {
  const { t } = useLingui()
  return (stored) => {
    const label = readCardLabel(stored)
    // Of a brand that is not known there are only digits.
    return /^\d{4}$/.test(label) ? `${t`카드`} ${label}` : label
  }
}
