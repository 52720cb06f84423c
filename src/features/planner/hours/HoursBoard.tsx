import { type CSSProperties, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useBoard } from '../board/board-context.ts'
import { mostOfDay } from '../board/MoreButton.tsx'
import { DayColumn } from './DayColumn.tsx'
import { DayTop } from './DayTop.tsx'
import styles from './HoursBoard.module.css'

interface Props {
  /** One, or those of a week: yyyy-MM-dd. */
  days: readonly string[]
  title: string
}

/** Px of an hour. */
const hour = 56
/** Px of the column with the hours. */
const hoursWidth = 52
const hours = Array.from({ length: 24 }, (_, i) => i)
const none: readonly string[] = []
/** The hour that is on top at first. */
const firstHour = 7

/** Days beside each other with their hours. What has no time stands on top. */
export default function HoursBoard({ days, title }: Props) {
  const { index, today, openDay } = useBoard()
  const isDay = days.length === 1
  const usual = isDay ? mostOfDay.day : mostOfDay.week
  const [more, setMore] = useState({ day: '', most: 0 })
  const mostOf = (day: string) => (more.day === day ? Math.max(more.most, usual) : usual)
  const showMore = (day: string) => {
    if (isDay) setMore({ day, most: mostOf(day) + mostOfDay.day })
    else openDay(day)
  }
  const scroller = useRef<HTMLDivElement>(null)
  const begin = useEffectEvent(() => {
    const element = scroller.current
    if (!element) return
    element.scrollTop = firstHour * hour
    // On a phone the week is wider than the screen.
    const dayWidth = (element.scrollWidth - hoursWidth) / days.length
    element.scrollLeft = Math.max(0, days.indexOf(today)) * dayWidth
  })
  useLayoutEffect(() => begin(), [])
  return (
    <section
      ref={scroller}
      aria-label={title}
      className={styles.scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
      tabIndex={0}
      data-drag-scrolls
    >
      <div
        className={styles.grid}
        style={{ '--days': days.length, '--hour': `${hour}px` } as CSSProperties}
        data-is-day={isDay || undefined}
      >
        <div className={styles.corner} />
        {days.map((day) => (
          <DayTop
            key={day}
            day={day}
            entries={index.byDay.get(day) ?? none}
            most={mostOf(day)}
            onMore={() => showMore(day)}
          />
        ))}
        <div className={styles.hours} aria-hidden>
          {hours.map((number) => (
            <span key={number}>{String(number).padStart(2, '0')}:00</span>
          ))}
        </div>
        {days.map((day) => (
          <DayColumn key={day} day={day} entries={index.byDay.get(day) ?? none} most={mostOf(day)} />
        ))}
      </div>
    </section>
  )
}
