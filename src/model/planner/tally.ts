import type { PlannerEntry } from './entry.ts'
import { statusOf } from './status.ts'

/** How many entries are still to be published, were published, and were left out. */
export interface Tally {
  readonly planned: number
  readonly posted: number
  readonly skipped: number
}

/** What became of the entries of some days. */
export interface Tallies {
  readonly all: Tally
  /** An entry counts on each of its channels: as posted on those on which it was published already. */
  readonly byChannel: ReadonlyMap<string, Tally>
  readonly byKind: ReadonlyMap<string, Tally>
  /** Keywords of the brand in title, text or hashtags: all that were asked for, also those that no entry has. */
  readonly byKeyword: ReadonlyMap<string, Tally>
}

type Counted = Pick<
  PlannerEntry,
  'day' | 'status' | 'channels' | 'posted' | 'kind' | 'title' | 'text' | 'hashtags'
>
type State = keyof Tally

const none: Tally = { planned: 0, posted: 0, skipped: 0 }

/** Tallies of the entries from one day to another, both included. Ideas without a day are in none. */
export function tallyEntries(
  entries: readonly Counted[],
  { from, to }: { readonly from: string; readonly to: string },
  keywords: readonly string[] = [],
): Tallies {
  let all = none
  const byChannel = new Map<string, Tally>()
  const byKind = new Map<string, Tally>()
  const byKeyword = new Map<string, Tally>(keywords.map((keyword) => [keyword, none]))
  for (const entry of entries) {
    if (entry.day === null || entry.day < from || entry.day > to) continue
    const state = stateOf(entry)
    all = more(all, state)
    for (const channel of entry.channels ?? []) {
      add(byChannel, channel, entry.posted?.includes(channel) ? 'posted' : state)
    }
    if (entry.kind !== null) add(byKind, entry.kind, state)
    const words = wordsOf(entry)
    for (const keyword of byKeyword.keys()) {
      if (words.includes(comparable(keyword))) add(byKeyword, keyword, state)
    }
  }
  return { all, byChannel, byKind, byKeyword }
}

function stateOf(entry: Counted): State {
  const status = statusOf(entry)
  if (status === 'POSTED') return 'posted'
  return status === 'SKIPPED' ? 'skipped' : 'planned'
}

function add(tallies: Map<string, Tally>, key: string, state: State): void {
  tallies.set(key, more(tallies.get(key) ?? none, state))
}

function more(tally: Tally, state: State): Tally {
  return { ...tally, [state]: tally[state] + 1 }
}

/** Of hashtags a keyword of several words is found too: they have no spaces. */
function wordsOf({ title, text, hashtags }: Counted): string {
  return comparable([title ?? '', text, ...(hashtags ?? [])].join('|'))
}

function comparable(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s/g, '')
}
