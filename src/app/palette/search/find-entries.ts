import { findIn, type MatchRange, type Searchable, searchable } from '#model/hangul/choseong.ts'
import type { ChannelText, PlannerEntry } from '#model/planner/entry.ts'
import { textsByEntry } from '#model/planner/text-of.ts'
import { cutText } from '#model/text/cut-text.ts'
import { type Excerpt, excerptOf } from './excerpt.ts'

/** What the planner of a brand holds, as it is searched. */
export interface SearchedPlanner {
  readonly entries: readonly PlannerEntry[]
  readonly texts: readonly ChannelText[]
}

/** An entry of the planner in which the query was found: in its title, or in one of its texts. */
export interface FoundEntry extends Excerpt {
  readonly key: string
  readonly title: string
  /** yyyy-MM-dd; null: an idea without a day. */
  readonly day: string | null
}

interface Prepared {
  readonly entry: PlannerEntry
  readonly title: Searchable
  readonly words: readonly Searchable[]
}

/** UTF-16 units of a text that are searched. */
const longest = 2000

/**
 * Entries in which the query occurs, also by initial consonants: those that have it in their title first, then the newest; the
 * first `atMost`.
 */
export function findEntries(planner: SearchedPlanner, query: string, atMost: number): FoundEntry[] {
  if (query.trim() === '') return []
  const inTitle: FoundEntry[] = []
  const inWords: FoundEntry[] = []
  for (const { entry, title, words } of preparedOf(planner)) {
    if (inTitle.length >= atMost) break
    const at = findIn(title, query)
    if (at) inTitle.push(toFound(entry, title, at))
    else if (inWords.length < atMost) {
      for (const text of words) {
        const range = findIn(text, query)
        if (!range) continue
        inWords.push(toFound(entry, text, range))
        break
      }
    }
  }
  return [...inTitle, ...inWords].slice(0, atMost)
}

function toFound({ key, title, day }: PlannerEntry, { text }: Searchable, at: MatchRange): FoundEntry {
  return { key, title: title?.trim() ?? '', day, ...excerptOf(text, at) }
}

const prepared = new WeakMap<SearchedPlanner, readonly Prepared[]>()

/** Newest first. Prepared once, because the same entries are searched at every key press. */
function preparedOf(planner: SearchedPlanner): readonly Prepared[] {
  const known = prepared.get(planner) ?? prepare(planner)
  prepared.set(planner, known)
  return known
}

function prepare({ entries, texts }: SearchedPlanner): Prepared[] {
  const textsOf = textsByEntry(texts)
  return entries
    .toSorted((one, other) => (other.day ?? '').localeCompare(one.day ?? ''))
    .map((entry) => {
      const own = (textsOf.get(entry.key) ?? []).map(({ text }) => text)
      const tags = (entry.hashtags ?? []).map((tag) => `#${tag}`).join(' ')
      const words = [entry.text, ...own, tags, entry.note, entry.outcome ?? '']
      return {
        entry,
        title: searchable(entry.title?.trim() ?? ''),
        words: words.filter((text) => text !== '').map((text) => searchable(cutText(text, longest))),
      }
    })
}
