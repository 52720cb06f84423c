import { channelKeys, kindKeys, type ResultKey, resultKeys } from '../documents/planner-keys.ts'
import { seoulDayOf } from '../time/seoul-day.ts'
import { hasKeyword } from '../voice/missed-keywords.ts'
import type { ChannelText, PlannerEntry } from './entry.ts'
import { addMonths, monthOf } from './month.ts'
import { byTime } from './move.ts'
import { isPublished, statusOf } from './status.ts'
import { textsByEntry } from './text-of.ts'

/** Numbers of entries. `planned`: all that have a day in the month, whatever became of them. */
export interface TallyCounts {
  readonly planned: number
  readonly posted: number
  readonly skipped: number
}

export interface TallyRow {
  /** A channel, a kind or a keyword; null: entries without one. */
  readonly key: string | null
  readonly now: TallyCounts
  /** Of the month before. */
  readonly before: TallyCounts
}

/** How published entries went; null: it was not said. */
export interface ResultRow {
  readonly key: ResultKey | null
  readonly now: number
  readonly before: number
}

/** What was written of how an entry went. */
export interface TallyOutcome extends Pick<PlannerEntry, 'key' | 'title' | 'outcome' | 'result'> {
  readonly day: string
}

export interface MonthTally {
  /** yyyy-MM */
  readonly month: string
  readonly total: TallyRow
  /** Of an entry for several channels each is counted. Those without an entry in either month are left out. */
  readonly channels: readonly TallyRow[]
  readonly kinds: readonly TallyRow[]
  /** All keywords of the brand, in its order, also those that no text has; null: texts without any of them. */
  readonly keywords: readonly TallyRow[]
  readonly results: readonly ResultRow[]
  /** By day and time. */
  readonly outcomes: readonly TallyOutcome[]
}

type Mutable<Counts> = { -readonly [Name in keyof Counts]: Counts[Name] }
type Side = 'now' | 'before'
type Group = Map<string | null, Record<Side, Mutable<TallyCounts>>>

/**
 * What came of a month beside the one before it, in one pass over the entries and one over the texts of channels. An entry is of the
 * month of its day; a published one without a day of that in which it was published.
 */
export function tallyMonth(
  entries: Iterable<PlannerEntry>,
  texts: Iterable<ChannelText>,
  keywords: readonly string[],
  month: string,
): MonthTally {
  const textsOf = textsByEntry(texts)
  const sides = new Map<string, Side>([
    [month, 'now'],
    [addMonths(month, -1), 'before'],
  ])
  const [total, channels, kinds, words]: [Group, Group, Group, Group] = [
    new Map(),
    new Map(),
    new Map(),
    new Map(keywords.map((keyword) => [keyword, zeros()])),
  ]
  const results = new Map<string | null, Record<Side, number>>()
  const outcomes: (TallyOutcome & Pick<PlannerEntry, 'time'>)[] = []
  for (const entry of entries) {
    const day = tallyDayOf(entry)
    const side = day === null ? undefined : sides.get(monthOf(day))
    if (day === null || side === undefined) continue
    const isSkipped = statusOf(entry) === 'SKIPPED'
    const isPosted = isPublished(entry)
    count(total, null, side, isPosted, isSkipped)
    count(kinds, entry.kind, side, isPosted, isSkipped)
    for (const channel of channelsIn(entry))
      count(channels, channel, side, isPublished(entry, channel), isSkipped)
    const said = [
      entry.title ?? '',
      entry.text,
      ...(textsOf.get(entry.key) ?? []).map(({ text }) => text),
    ].join('\n')
    const found = keywords.filter((keyword) => hasKeyword(said, keyword))
    for (const keyword of found.length > 0 ? found : keywords.length > 0 ? [null] : [])
      count(words, keyword, side, isPosted, isSkipped)
    if (!isPosted) continue
    const { key, title, time, outcome } = entry
    const result = resultKeys.find((one) => one === entry.result) ?? null
    const counts = results.get(result) ?? { now: 0, before: 0 }
    counts[side] += 1
    results.set(result, counts)
    if (side === 'now' && outcome?.trim()) outcomes.push({ key, title, time, day, outcome, result })
  }
  return {
    month,
    total: { key: null, ...(total.get(null) ?? zeros()) },
    channels: rowsOf(channels, channelKeys),
    kinds: rowsOf(kinds, kindKeys),
    keywords: rowsOf(words, keywords),
    results: [...resultKeys, null].map((key) => ({ key, ...(results.get(key) ?? { now: 0, before: 0 }) })),
    outcomes: outcomes
      .sort((a, b) => (a.day === b.day ? byTime(a, b) : a.day < b.day ? -1 : 1))
      .map(({ time: _, ...outcome }) => outcome),
  }
}

/** The day by which an entry is counted; null: it belongs to no month. */
function tallyDayOf(entry: PlannerEntry): string | null {
  if (entry.day !== null || entry.postedAt === null || !isPublished(entry)) return entry.day
  const at = Date.parse(entry.postedAt)
  return Number.isNaN(at) ? null : seoulDayOf(at)
}

function count(group: Group, key: string | null, side: Side, isPosted: boolean, isSkipped: boolean): void {
  const counts = group.get(key) ?? zeros()
  group.set(key, counts)
  counts[side].planned += 1
  if (isPosted) counts[side].posted += 1
  else if (isSkipped) counts[side].skipped += 1
}

function zeros(): Record<Side, Mutable<TallyCounts>> {
  const zero = () => ({ planned: 0, posted: 0, skipped: 0 })
  return { now: zero(), before: zero() }
}

/** With those that were taken out after it was published there. Without any it is counted as null. */
function channelsIn({ channels, posted }: PlannerEntry): Iterable<string | null> {
  const all = new Set([...(channels ?? []), ...(posted ?? [])])
  return all.size === 0 ? [null] : all
}

/** In this order, then those of a newer release, then those without. */
function rowsOf(group: Group, order: readonly string[]): TallyRow[] {
  const rankOf = (key: string | null) => {
    if (key === null) return order.length + 1
    const at = order.indexOf(key)
    return at < 0 ? order.length : at
  }
  return [...group]
    .sort(([one], [other]) => rankOf(one) - rankOf(other))
    .map(([key, { now, before }]) => ({ key, now, before }))
}
