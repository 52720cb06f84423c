import type { OwnCalendar } from '#model/planner/calendar.ts'
import { dayFacts } from '#model/planner/calendar.ts'
import type { HolidayKey } from '#model/planner/holidays.ts'
import { daysOf } from '#model/planner/month.ts'
import { noticeDays } from '#model/planner/notice-days.ts'
import type { SolarTermKey } from '#model/planner/solar-terms.ts'

/** A day of the month that may matter. */
export interface DayChoice {
  readonly key: string
  readonly day: string
  readonly name:
    | { readonly kind: 'own'; readonly text: string }
    | { readonly kind: 'holiday'; readonly holiday: HolidayKey }
    | { readonly kind: 'term'; readonly term: SolarTermKey }
  /** Why nothing is laid out on it. */
  readonly hindrance: 'closed' | 'taken' | null
}

/** Holidays about which a shop has nothing of its own to say. */
const silent: ReadonlySet<HolidayKey> = new Set([
  'TEMPORARY',
  'SEOLLAL_EVE',
  'SEOLLAL_AFTER',
  'ELECTION',
  'CHUSEOK_EVE',
  'CHUSEOK_AFTER',
  'SUBSTITUTE',
])

/** The days of a month from `from` on that may matter: those that can be filled first, by date. */
export function dayChoices(
  month: string,
  from: string,
  calendar: OwnCalendar,
  taken: ReadonlySet<string>,
): DayChoice[] {
  const all = daysOf(month)
    .filter((day) => day >= from)
    .flatMap((day): DayChoice[] => {
      const { own, holidays, term, isClosed } = dayFacts(day, calendar)
      const hindrance = isClosed ? 'closed' : taken.has(day) ? 'taken' : null
      const names: (DayChoice['name'] & { readonly id: string })[] = [
        ...own.map(({ key, name }) => ({ kind: 'own' as const, text: name ?? '', id: key })),
        ...holidays
          .filter((holiday) => !silent.has(holiday))
          .map((holiday) => ({ kind: 'holiday' as const, holiday, id: holiday })),
        ...(term === null ? [] : [{ kind: 'term' as const, term, id: term }]),
      ]
      return names.map(({ id, ...name }) => ({ key: `${day} ${id}`, day, name, hindrance }))
    })
  return [
    ...all.filter(({ hindrance }) => hindrance === null),
    ...all.filter(({ hindrance }) => hindrance !== null),
  ]
}

/**
 * The days of a notice: each that it names, and before the first of these the last slot on which it can be announced. Where
 * it names none, the first slot.
 */
export function daysOfNotice(text: string, month: string, slotDays: readonly string[]): string[] {
  if (text.trim() === '') return []
  const named = noticeDays(text, month)
  const [first] = named
  const announced = first === undefined ? slotDays[0] : slotDays.findLast((day) => day < first)
  return announced === undefined ? named : [announced, ...named]
}

/** The order in which days give way to each other: the shop’s own, then holidays, then solar terms. */
export function byWeight(a: DayChoice, b: DayChoice): number {
  return weightOf(a) - weightOf(b)
}

function weightOf({ name }: DayChoice): number {
  return ['own', 'holiday', 'term'].indexOf(name.kind)
}
