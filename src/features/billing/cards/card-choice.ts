import type { PayMethod } from '../billing-reads.ts'

interface Choice {
  /** null: not chosen. */
  readonly chosen: number | null
  /** A card that was just registered, and may not be in the list yet. */
  readonly added: PayMethod | null
}

/** The cards with the one that was just registered, and which of them is charged; null where none can be. */
export function cardChoiceOf(listed: readonly PayMethod[] | null, { chosen, added }: Choice) {
  const isNew = added !== null && !listed?.some(({ idPayMethod }) => idPayMethod === added.idPayMethod)
  const cards = isNew ? [added, ...(listed ?? [])] : listed
  const isThere = cards?.some(({ idPayMethod, isLost }) => idPayMethod === chosen && !isLost) === true
  return { cards, idPayMethod: isThere ? chosen : firstUsable(cards ?? []) }
}

/** The card that is charged unless another one is chosen: the default, or the first one that still can be. */
export function firstUsable(cards: readonly PayMethod[]): number | null {
  return cards.find(({ isLost }) => !isLost)?.idPayMethod ?? null
}
