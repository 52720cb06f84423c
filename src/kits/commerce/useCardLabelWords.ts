import { useLingui } from '@lingui/react/macro'
import { readCardLabel } from '#model/money/cards.ts'

/** What the card is called that paid an order, as the order keeps it. */
export function useCardLabelWords(): (stored: string) => string {
  const { t } = useLingui()
  return (stored) => {
    const label = readCardLabel(stored)
    // Of a brand that is not known there are only digits.
    return /^\d{4}$/.test(label) ? `${t`카드`} ${label}` : label
  }
}
