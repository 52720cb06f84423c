import { type CSSProperties, useEffect, useRef } from 'react'
import { useWatched } from '#engine/watch/useWatched.ts'
import { dayWords } from '#kits/planner/day-words.ts'
import { weekOf } from '#model/planner/month.ts'
import { useBoard } from '../board/board-context.ts'
import type { Anchor } from '../view/useShown.ts'
import { DayCell } from './DayCell.tsx'
import styles from './MonthBoard.module.css'
import { useWeekWindow } from './useWeekWindow.ts'

interface Props {
  /** Where it was gone to. */
  anchor: Anchor
  /** The month that is in the middle now, yyyy-MM. */
  month: string
  onMonth: (month: string) => void
}

/** Px of a row in which two tiles have room, and two with the button for more. */
const [roomForTwo, roomForMore] = [122, 150]
const none: readonly string[] = []
/** A week of which the names of the days are taken. */
const anyWeek = weekOf('2026-01-04')

/** The weeks of a month, Sunday first, with those around it above and below. */
export function MonthBoard({ anchor, month, onMonth }: Props) {
  const { index, drag } = useBoard()
  const scroller = useRef<HTMLDivElement>(null)
  const { rowHeight, height, weeks, onScroll, reveal } = useWeekWindow(
    scroller,
    anchor,
    onMonth,
    // A finger that holds an element that is gone can no longer keep the page from scrolling.
    useWatched(drag.held)?.entry.day ?? null,
  )
  const room = { tiles: rowHeight >= roomForTwo ? 2 : 1, withMore: rowHeight >= roomForMore ? 2 : 1 }

  // Keys lead the entry out of the window.
  useEffect(
    () =>
      drag.target.subscribe(() => {
        const day = drag.held.get()?.by === 'keys' ? drag.target.get()?.day : null
        if (day) reveal(day)
      }),
    [drag, reveal],
  )

  return (
    <div className={styles.month}>
      <div className={styles.weekdays} aria-hidden>
        {anyWeek.map((day) => (
          <span key={day}>{dayWords(day, 'weekday')}</span>
        ))}
      </div>
      <section
        ref={scroller}
        aria-label={dayWords(`${month}-01`, 'month')}
        className={styles.scroller}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
        tabIndex={0}
        data-drag-scrolls
      >
        <div
          className={styles.weeks}
          style={{ height, '--row': `${rowHeight}px`, ...picturesIn(rowHeight) } as CSSProperties}
        >
          {weeks.map(({ sunday, top }) => (
            <div key={sunday} className={styles.week} style={{ top }}>
              {weekOf(sunday).map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  month={month}
                  entries={index.byDay.get(day) ?? none}
                  room={room.tiles}
                  roomWithMore={room.withMore}
                />
              ))}
            </div>
          ))}
        </div>
      </section>
    </div>
  )
}

/** Heights of the pictures of tiles, of one that is alone on its day and of two, in a row of a height: times are never hidden. */
function picturesIn(rowHeight: number) {
  return {
    '--picture': rowHeight < 132 ? '0px' : rowHeight < 150 ? '38px' : '60px',
    '--low-picture': rowHeight < 200 ? '0px' : '36px',
  }
}
