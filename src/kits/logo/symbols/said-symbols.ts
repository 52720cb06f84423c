import { catalogue } from '#model/draft-logo/symbols/catalogue.ts'
import { cutText } from '#model/text/cut-text.ts'
import { folded, wordAt } from '#model/text/word-at.ts'
import { placesOf, withoutLonger, withoutOtherMeanings } from './readable-words.ts'
import { isBare } from './suited-symbols.ts'

/** Letters of a text that are read: answers of a shared document have no bound of their own. */
const mostRead = 500

/**
 * Ids of the symbols that the words of a brand name: `자전거 수리` the bicycle, then the wrench. `said` are its products and its name,
 * `words` the name and search words of each symbol, separated by commas. What is said first comes first; of several symbols with the
 * same word the second comes after the first one of each other word. What means something else as a part of a longer word says nothing, and
 * where a word is a part of a longer one of another symbol, only the longer one counts.
 */
export function saidSymbols(
  said: readonly string[],
  words: Readonly<Record<string, string>>,
): readonly string[] {
  const rounds = new Map<string, number>()
  const symbols = catalogue
    .filter(({ id }) => !isBare(id))
    .map(({ id }) => ({ id, own: (words[id]?.split(',') ?? []).map(folded) }))
  const all = new Set(symbols.flatMap(({ own }) => own.filter((word) => word.length > 1)))
  const found = said.flatMap((text, order) => {
    const plain = withoutOtherMeanings(cutText(text, mostRead))
    const places = [...all].flatMap((word) => placesOf(word, plain))
    return symbols
      .flatMap(({ id, own }) => {
        const place = firstPlace(own, withoutLonger(plain, own, places))
        return place === null ? [] : [{ id, order, ...place }]
      })
      .toSorted((one, other) => one.at - other.at || other.length - one.length)
      .map((symbol) => {
        const place = `${order} ${symbol.at}`
        const round = rounds.get(place) ?? 0
        rounds.set(place, round + 1)
        return { ...symbol, round }
      })
  })
  const inOrder = found.toSorted((one, other) => one.round - other.round)
  return [...new Set(inOrder.map(({ id }) => id))]
}

/** Of the words that a text says, the first, and of those the longest. */
function firstPlace(words: readonly string[], text: string): { at: number; length: number } | null {
  const places = words
    .map((word) => ({ at: wordAt(word, text), length: word.length }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at || other.length - one.length)
  return places[0] ?? null
}
