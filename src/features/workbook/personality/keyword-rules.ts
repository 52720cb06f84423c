import { tidyKeyword } from '../values/value-rules.ts'

/** An item of the list of chosen keywords. */
export interface ChosenKeyword {
  readonly key: string
  readonly idBrandKeyword: number | null
  readonly keyword: string | null
}

/** The chosen item with this id, or with the same word in any case. */
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

/** Keys of items that repeat an earlier one, after two people chose the same keyword concurrently. */
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

/** How the confirmed order relates to the keywords chosen now. */
export type OrderState = 'open' | 'confirmed' | 'moved' | 'changed'

/**
 * `open`: never confirmed. `moved`: the same keywords in another order. `changed`: other keywords than were
 * confirmed. `ranked` are the words in the five ranked fields.
 */
export function orderStateOf(
  chosen: readonly (string | null)[],
  ranked: readonly (string | null)[],
): OrderState {
  if (ranked.every((word) => word === null || word.trim() === '')) return 'open'
  if (chosen.length !== ranked.length || chosen.some((word) => !ranked.includes(word))) return 'changed'
  if (new Set(chosen).size !== chosen.length) return 'changed'
  return chosen.every((word, index) => word === ranked[index]) ? 'confirmed' : 'moved'
}
