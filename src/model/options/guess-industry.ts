import { folded, wordAt } from '../text/word-at.ts'
import { industryGroupOf, industryGroups, industryKeys } from './business.ts'
import { productEndings } from './product-endings.ts'
import { severalTrades } from './several-trades.ts'

interface SaidOfBrand {
  readonly name: string
  /** What it sells. */
  readonly products: readonly string[]
}

/**
 * The industry of a brand by words that are in its name and its products; null where none is. `words` are those of groups and
 * branches by their keys. The longest word decides, of equal ones the first; a branch comes before a group. A word of several
 * branches tells their group alone, and nothing where they are of several groups, as the words of `severalTrades`.
 */
export function guessIndustry(
  { name, products }: SaidOfBrand,
  words: Readonly<Record<string, readonly string[]>>,
): string | null {
  const said = [name, ...products].map(folded)
  const branch = new Best()
  const group = new Best()
  for (const [word, keys] of keysByWord(words)) {
    const key = commonOf(keys)
    if (key === null || severalTrades.has(word) || !said.some((text) => wordAt(word, text) >= 0)) continue
    const best = isGroup(key) ? group : branch
    best.offer(key, word.length)
  }
  for (const [ending, key] of Object.entries(productEndings)) {
    if (products.some((product) => folded(product).endsWith(ending))) branch.offer(key, ending.length)
  }
  return branch.key ?? group.key
}

/** In the order of the industries. */
function keysByWord(words: Readonly<Record<string, readonly string[]>>): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>()
  for (const key of industryKeys) {
    for (const word of words[key] ?? []) all.set(folded(word), (all.get(folded(word)) ?? new Set()).add(key))
  }
  return all
}

/** What all of them are: the one, or their group; null for several groups. */
function commonOf(keys: ReadonlySet<string>): string | null {
  const [first = null, ...others] = keys
  const [group, ...otherGroups] = new Set([...keys].map((key) => industryGroupOf(key)))
  if (others.length === 0) return first
  return otherGroups.length === 0 ? (group ?? null) : null
}

class Best {
  key: string | null = null
  #length = 0

  offer(key: string, length: number): void {
    if (length <= this.#length) return
    this.key = key
    this.#length = length
  }
}

const isGroup = (key: string) => industryGroups.some((group) => group === key)
