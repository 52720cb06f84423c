import { mixOf } from './mix.ts'
import { daysOf } from './month.ts'
import { slotsOn } from './slots.ts'

/** The kinds that a month is filled with, in the order of the mix: the shop's days first. */
export const fillKinds = ['DAY', 'PRODUCT', 'INFO', 'REVIEW', 'OFFER'] as const
export type FillKind = (typeof fillKinds)[number]
/** Kinds whose number follows from how often is published. */
export type MixKind = Exclude<FillKind, 'DAY'>

/** A day that matters: of the shop, of the calendar, or of a notice. */
export interface FillDay {
  readonly key: string
  readonly day: string
}

export interface FillRequest {
  /** yyyy-MM. */
  readonly month: string
  /** First day that is filled: nothing is laid out in the past. */
  readonly from: string
  /** Times of the week at which is published: a weekday (0 is Sunday) and a time. */
  readonly slots: readonly { readonly weekday: number; readonly time: string }[]
  /** Days that matter this month. Of several on a day the first is taken. */
  readonly days: readonly FillDay[]
  /** Kinds that an answer rules out. */
  readonly without: ReadonlySet<MixKind>
  /** Numbers that were changed by hand; the others follow from the mix. */
  readonly counts: Readonly<Partial<Record<MixKind, number>>>
  readonly isClosed: (day: string) => boolean
  /** Days with an entry: it keeps its place and nothing is added. */
  readonly taken: ReadonlySet<string>
}

export interface FillItem {
  readonly day: string
  readonly time: string
  readonly kind: FillKind
  /** Of an item of the kind DAY: the key of its day. */
  readonly about: string | null
}

export interface FillPlan {
  /** By day. */
  readonly items: readonly FillItem[]
  readonly counts: Readonly<Record<FillKind, number>>
  /** Open days that are left: how many more could be added. */
  readonly room: number
}

/** The time of an item on a day without a slot, where there is no slot at all. */
const usualTime = '11:00'

/**
 * Lays out a month: days that matter on their day, and the other kinds over the slots that are left, evenly mixed. More than
 * there are slots go to the open days that are farthest from the others. Nothing is laid out on a closed day, in the past or
 * on a day with an entry. The same request gives the same plan.
 */
export function planMonth(request: FillRequest): FillPlan {
  const { month, from, isClosed, taken } = request
  const slots = request.slots.map((slot, index) => ({ ...slot, key: String(index), channels: null }))
  const open = daysOf(month).filter((day) => day >= from && !isClosed(day) && !taken.has(day))
  const timeOn = (day: string) => slotsOn(day, slots)[0]?.time ?? slots[0]?.time ?? usualTime

  const about = new Map<string, string>()
  for (const { day, key } of request.days) if (open.includes(day) && !about.has(day)) about.set(day, key)
  const free = open.filter((day) => !about.has(day))
  const slotDays = free.filter((day) => slotsOn(day, slots).length > 0)

  const kinds = mixOf(slotDays.length, free.length, request)
  const days = chooseDays(kinds.length, slotDays, free, [...about.keys(), ...taken])
  const items: FillItem[] = [
    ...[...about].map(([day, key]) => ({ day, time: timeOn(day), kind: 'DAY' as const, about: key })),
    ...days.map((day, index) => ({ day, time: timeOn(day), kind: kinds[index] ?? 'INFO', about: null })),
  ].sort((a, b) => (a.day < b.day ? -1 : 1))
  const count = (kind: FillKind) => items.filter((item) => item.kind === kind).length
  const counts = Object.fromEntries(fillKinds.map((kind) => [kind, count(kind)])) as Record<FillKind, number>
  return { items, counts, room: free.length - days.length }
}

/** So many days: of the slots evenly, and where these do not suffice, those with the widest gap around them. */
function chooseDays(
  count: number,
  slotDays: readonly string[],
  free: readonly string[],
  others: readonly string[],
): string[] {
  if (count <= slotDays.length) {
    return Array.from(
      { length: count },
      (_, index) => slotDays[Math.floor(((index + 0.5) * slotDays.length) / count)],
    ).filter((day) => day !== undefined)
  }
  const chosen = [...slotDays]
  while (chosen.length < count) {
    const around = [...chosen, ...others]
    const left = free.filter((day) => !chosen.includes(day))
    const [first] = left
    if (first === undefined) break
    chosen.push(left.reduce((best, day) => (gapAt(day, around) > gapAt(best, around) ? day : best), first))
  }
  return chosen.sort()
}

/** Days to the nearest of the others. */
function gapAt(day: string, others: readonly string[]): number {
  return Math.min(32, ...others.map((other) => Math.abs(Number(day.slice(8)) - Number(other.slice(8)))))
}
