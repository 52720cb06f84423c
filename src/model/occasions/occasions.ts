import { addDays } from '../time/seoul-day.ts'

/**
 * What a template is for: a day or season that comes every year, or a thing that a business does when it does it. Names:
 * `locales/<language>/board/templates.json`. Keys are in files of operators: they are only added.
 */
export const occasionKeys = [
  'newYear',
  'seollal',
  'valentine',
  'spring',
  'children',
  'parents',
  'summer',
  'chuseok',
  'autumn',
  'winter',
  'christmas',
  'yearEnd',
  'opening',
  'holiday',
  'sale',
  'newProduct',
  'event',
  'hiring',
  'review',
] as const

export type Occasion = (typeof occasionKeys)[number]

/** First and last day, both included: `2026-12-25`. */
export interface Days {
  readonly from: string
  readonly to: string
}

type Rule =
  /** Month and day of the first and the last day. */
  | { readonly from: string; readonly to: string }
  /** A day of the Korean lunar calendar, with the days around it that are off. */
  | { readonly lunarMonth: number; readonly lunarDay: number }

const rules: Readonly<Partial<Record<Occasion, Rule>>> = {
  newYear: { from: '01-01', to: '01-01' },
  seollal: { lunarMonth: 1, lunarDay: 1 },
  valentine: { from: '02-14', to: '02-14' },
  spring: { from: '03-01', to: '05-31' },
  children: { from: '05-05', to: '05-05' },
  parents: { from: '05-08', to: '05-08' },
  summer: { from: '06-01', to: '08-31' },
  chuseok: { lunarMonth: 8, lunarDay: 15 },
  autumn: { from: '09-01', to: '11-30' },
  winter: { from: '12-01', to: '12-31' },
  christmas: { from: '12-25', to: '12-25' },
  yearEnd: { from: '12-20', to: '12-31' },
}

/** The days of an occasion that are on or come next, from `today` on, a day in Seoul; null where it has no day of its own. */
export function nextDaysOf(occasion: Occasion, today: string): Days | null {
  const rule = rules[occasion]
  if (!rule) return null
  const year = Number(today.slice(0, 4))
  for (const each of [year, year + 1]) {
    const days = daysIn(each, rule)
    if (days !== null && days.to >= today) return days
  }
  return null
}

function daysIn(year: number, rule: Rule): Days | null {
  if ('from' in rule) return { from: `${year}-${rule.from}`, to: `${year}-${rule.to}` }
  const key = `${year} ${rule.lunarMonth} ${rule.lunarDay}`
  const on = lunarDays.get(key) ?? dayOfLunar(year, rule.lunarMonth, rule.lunarDay)
  lunarDays.set(key, on)
  return on === null ? null : { from: addDays(on, -1), to: addDays(on, 1) }
}

const lunar = new Intl.DateTimeFormat('en-u-ca-dangi', { month: 'numeric', day: 'numeric', timeZone: 'UTC' })

/** By year, month and day: a list asks for the same few for each of its templates. */
const lunarDays = new Map<string, string | null>()
const shortestMonth = 29

/** A lunar year begins between 21 January and 21 February, so that a month is at most seven weeks behind its number. */
function dayOfLunar(year: number, month: number, day: number): string | null {
  const first = Date.UTC(year, month - 1, 20)
  for (let after = 0; after < 60; ) {
    const at = new Date(first + after * 86_400_000)
    const parts = lunar.formatToParts(at)
    const partOf = (type: string) => parts.find((part) => part.type === type)?.value
    const isMonth = partOf('month') === String(month)
    const shown = Number(partOf('day'))
    if (isMonth && shown === day) return at.toISOString().slice(0, 10)
    after += isMonth && shown < day ? day - shown : Math.max(1, shortestMonth + 1 - shown)
  }
  return null
}
