import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { pageLanguage } from '#engine/words/page-language.ts'
import { dateFormat } from '#model/language/formatters.ts'
import type { HolidayKey } from '#model/planner/holidays.ts'
import type { SolarTermKey } from '#model/planner/solar-terms.ts'

const holidayWords: Readonly<Record<HolidayKey, MessageDescriptor>> = {
  NEW_YEAR: msg`새해 첫날`,
  TEMPORARY: msg`임시 공휴일`,
  SEOLLAL_EVE: msg`설 연휴`,
  SEOLLAL_AFTER: msg`설 연휴`,
  SEOLLAL: msg`설날`,
  INDEPENDENCE: msg`삼일절`,
  LABOUR: msg`노동절`,
  BUDDHA: msg`부처님 오신 날`,
  CHILDREN: msg`어린이날`,
  ELECTION: msg`선거일`,
  MEMORIAL: msg`현충일`,
  CONSTITUTION: msg`제헌절`,
  LIBERATION: msg`광복절`,
  CHUSEOK_EVE: msg`추석 연휴`,
  CHUSEOK_AFTER: msg`추석 연휴`,
  CHUSEOK: msg`추석`,
  FOUNDATION: msg`개천절`,
  HANGUL: msg`한글날`,
  CHRISTMAS: msg`성탄절`,
  SUBSTITUTE: msg`대체 공휴일`,
}

const termWords: Readonly<Record<SolarTermKey, MessageDescriptor>> = {
  SOHAN: msg`소한`,
  DAEHAN: msg`대한`,
  IPCHUN: msg`입춘`,
  USU: msg`우수`,
  GYEONGCHIP: msg`경칩`,
  CHUNBUN: msg`춘분`,
  CHEONGMYEONG: msg`청명`,
  GOGU: msg`곡우`,
  IPHA: msg`입하`,
  SOMAN: msg`소만`,
  MANGJONG: msg`망종`,
  HAJI: msg`하지`,
  SOSEO: msg`소서`,
  DAESEO: msg`대서`,
  IPCHU: msg`입추`,
  CHEOSEO: msg`처서`,
  BAENGNO: msg`백로`,
  CHUBUN: msg`추분`,
  HALLO: msg`한로`,
  SANGGANG: msg`상강`,
  IPDONG: msg`입동`,
  SOSEOL: msg`소설`,
  DAESEOL: msg`대설`,
  DONGJI: msg`동지`,
}

/** The first Sunday after 1970 began. */
const someSunday = Date.UTC(1970, 0, 4)

/** Names of holidays, solar terms and weekdays in the language of the page. */
export function useDayWords() {
  const { i18n } = useLingui()
  return {
    holiday: (key: HolidayKey) => i18n._(holidayWords[key]),
    term: (key: SolarTermKey) => i18n._(termWords[key]),
    /** Short: 월. 0 is Sunday. */
    weekday: (weekday: number) =>
      dateFormat(i18n.locale, { weekday: 'short', timeZone: 'UTC' }).format(
        someSunday + weekday * 86_400_000,
      ),
    /** 12월. */
    month: (month: string) =>
      dateFormat(i18n.locale, { month: 'long', timeZone: 'UTC' }).format(Date.parse(`${month}-01T00:00:00Z`)),
  }
}

const looks = {
  /** 12월 18일 금요일 */
  long: { month: 'long', day: 'numeric', weekday: 'long' },
  /** 12월 18일 (금) */
  short: { month: 'long', day: 'numeric', weekday: 'short' },
  /** 18일 (금) */
  flag: { day: 'numeric', weekday: 'short' },
  /** 12. 18. */
  number: { month: 'numeric', day: 'numeric' },
  /** 12월 18일 */
  monthDay: { month: 'long', day: 'numeric' },
  /** 2026년 12월 */
  month: { year: 'numeric', month: 'long' },
  /** 12월 */
  onlyMonth: { month: 'long' },
  /** 금 */
  weekday: { weekday: 'short' },
  /** 금요일 */
  longWeekday: { weekday: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** From one day to another, as yyyy-MM-dd: 12월 6일~12일. */
export function rangeWords(from: string, to: string): string {
  const [first, last] = [from, to].map((day) => new Date(`${day}T00:00:00Z`)) as [Date, Date]
  return dateFormat(pageLanguage(), { timeZone: 'UTC', ...looks.monthDay }).formatRange(first, last)
}

/** A day, yyyy-MM-dd, in the language of the page; '' for an invalid one. */
export function dayWords(day: string, look: keyof typeof looks): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return ''
  return dateFormat(pageLanguage(), { timeZone: 'UTC', ...looks[look] }).format(date)
}
