import { useCardLabelWords } from '#kits/commerce/useCardLabelWords.ts'
import { cardLabelOf } from '#model/money/cards.ts'
import type { PayMethod } from '../billing-reads.ts'

/** What a card is called: its name where it has one, its brand and its last digits. */
export function useCardWords(): (card: Pick<PayMethod, 'title' | 'brand' | 'lastNumber'>) => string {
  const labelWords = useCardLabelWords()
  return (card) => labelWords(cardLabelOf(card))
}
