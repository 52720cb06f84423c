import { tidyKeyword } from '../values/value-rules.ts'

/** A chosen keyword as the list has it. */
export interface ChosenKeyword {
  readonly key: string
  readonly idBrandKeyword: number | null
  readonly keyword: string | null
}

/** The chosen one that is this word of the list, or says it in whatever case. */
export function findKeyword<Keyword extends ChosenKeyword>(
  items: readonly Keyword[],
  id: number | null,
  word: string,
): Keyword | undefined {
  const wanted = tidyKeyword(word).toLowerCase()
  return items.find(
    ({ idBrandKeyword, keyword }) =>
      (id !== null && idBrandKeyword === id) ||
      (keyword !== null && tidyKeyword(keyword).toLowerCase() === wanted),
  )
}

/** Keys of those that say again what an earlier one says: two people chose the same word at the same time. */
export function findRepeated(items: readonly ChosenKeyword[]): ReadonlySet<string> {
  return new Set(
    items
      .filter((item, index) => {
        const before = items.slice(0, index)
        return findKeyword(before, item.idBrandKeyword, item.keyword ?? '') !== undefined
      })
      .map(({ key }) => key),
  )
}

/** What the confirmed order says of the words that are chosen now. */
export type OrderState = 'open' | 'confirmed' | 'moved' | 'changed'

/**
 * `open`: never confirmed. `moved`: the same words in another order. `changed`: other words than were confirmed.
 * `placed` are the words of the five places.
 */
export function orderStateOf(
  chosen: readonly (string | null)[],
  placed: readonly (string | null)[],
): OrderState {
  if (placed.every((word) => word === null || word.trim() === '')) return 'open'
  if (chosen.length !== placed.length || chosen.some((word) => !placed.includes(word))) return 'changed'
  if (new Set(chosen).size !== chosen.length) return 'changed'
  return chosen.every((word, index) => word === placed[index]) ? 'confirmed' : 'moved'
}
