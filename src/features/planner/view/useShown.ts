import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dayWords, rangeWords } from '#kits/planner/day-words.ts'
import { addMonths, daysOf, monthOf, weekOf } from '#model/planner/month.ts'
import { addDays } from '#model/time/seoul-day.ts'
import { oneColumn } from '#ui/media-queries.ts'
import { useMedia } from '#ui/useMedia.ts'
import type { PlannerSearch, PlannerView } from './planner-search.ts'

/** A month that was gone to. Another object goes to it again, where it was scrolled away. */
export interface Anchor {
  /** yyyy-MM */
  readonly month: string
}

export interface Shown {
  readonly view: PlannerView
  /** yyyy-MM-dd */
  readonly day: string
  /** Of the month and the list: where it was scrolled to, yyyy-MM. */
  readonly month: string
  /** Where the month was gone to. */
  readonly anchor: Anchor
  /** All days that are shown. */
  readonly days: readonly string[]
  /** 2026년 12월 */
  readonly title: string
  readonly scrolledTo: (month: string) => void
  readonly goTo: (day: string, view?: PlannerView) => void
  readonly step: (steps: -1 | 1) => void
}

/** What of the calendar is on the screen. The address has the day that was gone to; scrolling leaves it as it is. */
export function useShown(
  search: PlannerSearch,
  today: string,
  onSearch: (search: PlannerSearch) => void,
): Shown {
  const { t } = useLingui()
  const isPhone = useMedia(oneColumn)
  const view = search.view ?? (isPhone ? 'list' : 'month')
  const day = search.day ?? today
  const [asked, setAsked] = useState(day)
  const [anchor, setAnchor] = useState<Anchor>({ month: monthOf(day) })
  const [month, setMonth] = useState(anchor.month)
  const show = (next: string) => {
    setAnchor({ month: next })
    setMonth(next)
  }
  if (asked !== day) {
    setAsked(day)
    if (monthOf(day) !== month) show(monthOf(day))
  }

  const goTo = (next: string, nextView: PlannerView = view) => {
    show(monthOf(next))
    onSearch({ ...search, view: nextView, day: next })
  }
  const step = (steps: -1 | 1) => {
    if (view === 'week') goTo(addDays(day, 7 * steps))
    else if (view === 'day') goTo(addDays(day, steps))
    else goTo(`${addMonths(month, steps)}-01`)
  }
  const days = view === 'week' ? weekOf(day) : view === 'day' ? [day] : daysOf(month)
  const title = view === 'feed' ? t`인스타그램 피드` : titleOf(view, days)
  return { view, day, month, anchor, days, title, scrolledTo: setMonth, goTo, step }
}

function titleOf(view: PlannerView, days: readonly string[]): string {
  const [first = '', last = first] = [days[0], days.at(-1)]
  if (view === 'day') return dayWords(first, 'short')
  if (view === 'week') return rangeWords(first, last)
  return dayWords(first, 'month')
}
