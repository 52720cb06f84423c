import { useEffect, useState } from 'react'
import type { PayMethod } from '../billing-reads.ts'
import { cardChoiceOf } from './card-choice.ts'
import { useCards } from './useCards.ts'

export interface CardChoice {
  /** The default first; null until they are known. */
  readonly cards: readonly PayMethod[] | null
  /** The card that is charged; null where there is none. */
  readonly idPayMethod: number | null
  /** Whether there is a card is not known yet. */
  readonly isReading: boolean
  choose(idPayMethod: number): void
  /** Chooses a card that was just registered: it is charged although the list may come a moment later. */
  add(card: PayMethod): void
}

/** Which card of a brand is charged: the one that was chosen, or else the first that can be. */
export function useCardChoice(idBrand: number): CardChoice {
  const { cards, isReading } = useCards(idBrand)
  const [chosen, choose] = useState<number | null>(null)
  const [added, setAdded] = useState<PayMethod | null>(null)
  const isListed = added !== null && cards?.some(({ idPayMethod }) => idPayMethod === added.idPayMethod)
  // From then on the list says what became of it.
  useEffect(() => {
    if (isListed) setAdded(null)
  }, [isListed])
  return {
    ...cardChoiceOf(cards, { chosen, added }),
    isReading: isReading && added === null,
    choose,
    add: (card) => {
      setAdded(card)
      choose(card.idPayMethod)
    },
  }
}
