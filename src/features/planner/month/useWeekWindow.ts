import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { monthOf, weeksOf } from '#model/planner/month.ts'
import { addDays } from '#model/time/seoul-day.ts'
import type { Anchor } from '../view/useShown.ts'
import { sundayOf, weekNumber } from '../view/weeks.ts'

/** Weeks that can be scrolled to on either side of the month that was asked for. */
const reach = 60
/** Rows that are rendered beyond the window. */
const beyond = 2
/** Px; where the window has less for each week, it scrolls. */
const lowestRow = 104

export interface WeekWindow {
  readonly rowHeight: number
  /** Height of all weeks, in px. */
  readonly height: number
  /** The weeks that are rendered: their Sunday, and px from the top. */
  readonly weeks: readonly { readonly sunday: string; readonly top: number }[]
  readonly onScroll: () => void
  /** Scrolls a day into the window, where it is not. */
  readonly reveal: (day: string) => void
}

/**
 * The weeks of a month fill the window, and those around it can be scrolled to. Rows have one height, so that only those in the
 * window are rendered, and that of the day `pinned`. `onMonth` tells which month is in the middle after scrolling.
 */
export function useWeekWindow(
  scroller: RefObject<HTMLElement | null>,
  anchor: Anchor,
  onMonth: (month: string) => void,
  pinned: string | null,
): WeekWindow {
  const [view, setView] = useState(0)
  const [top, setTop] = useState(reach)
  /** In rows, with the part of one: what a row in another height is scrolled to. */
  const exactTop = useRef(reach)
  const rows = weeksOf(anchor.month).length
  const first = weekNumber(`${anchor.month}-01`) - reach
  const count = 2 * reach + rows
  const rowHeight = Math.max(lowestRow, Math.floor(view / rows))

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const observer = new ResizeObserver(() => setView(element.clientHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])

  // `anchor` also where its month is the same: it may have been scrolled away.
  const shownAnchor = useRef<Anchor | null>(null)
  useLayoutEffect(() => {
    if (shownAnchor.current !== anchor) {
      shownAnchor.current = anchor
      exactTop.current = reach
      setTop(reach)
    }
    scrollTo(scroller.current, exactTop.current * rowHeight)
  }, [scroller, anchor, rowHeight])

  const onScroll = () => {
    const at = scroller.current ? scroller.current.scrollTop / rowHeight : reach
    // The browser rounds: what was scrolled to here stays as it is.
    if (Math.abs(at - exactTop.current) * rowHeight > 1) exactTop.current = at
    setTop(Math.floor(at))
    const middle = first + Math.round(at) + Math.floor(rows / 2)
    onMonth(monthOf(addDays(sundayOf(middle), 3)))
  }

  const reveal = (day: string) => {
    const element = scroller.current
    if (!element) return
    const row = (weekNumber(day) - first) * rowHeight
    if (row < element.scrollTop) scrollTo(element, row)
    else if (row + rowHeight > element.scrollTop + element.clientHeight)
      scrollTo(element, row + rowHeight - element.clientHeight)
  }

  const from = Math.max(0, top - beyond)
  const to = Math.min(count, top + rows + 1 + beyond)
  const indexes = Array.from({ length: to - from }, (_, i) => from + i)
  const kept = pinned === null ? null : weekNumber(pinned) - first
  const rendered = kept === null || indexes.includes(kept) ? indexes : [...indexes, kept]
  const weeks = rendered.map((i) => ({ sunday: sundayOf(first + i), top: i * rowHeight }))
  return { rowHeight, height: count * rowHeight, weeks, onScroll, reveal }
}

function scrollTo(element: HTMLElement | null, top: number): void {
  if (element) element.scrollTop = top
}
