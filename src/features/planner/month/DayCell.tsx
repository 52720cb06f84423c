import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import { memo } from 'react'
import { dayWords } from '#kits/planner/day-words.ts'
import { monthOf } from '#model/planner/month.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useBoard } from '../board/board-context.ts'
import { TargetFlag } from '../board/DragGhost.tsx'
import { SlotRow } from '../board/SlotRow.tsx'
import { useDayLabels } from '../board/useDayLabels.ts'
import { useEntriesOf } from '../board/useEntriesOf.ts'
import { useFreeSlots } from '../board/useFreeSlots.ts'
import { useIsTarget } from '../board/useIsTarget.ts'
import { dropDay } from '../drag/drop-target.ts'
import { EntryTile } from '../tile/EntryTile.tsx'
import styles from './DayCell.module.css'

interface Props {
  day: string
  /** yyyy-MM; days of other months lie on the desk. */
  month: string
  /** Keys of its entries, by time. */
  entries: readonly string[]
  /** How many tiles fit, and how many with the button for the rest. */
  room: number
  roomWithMore: number
}

/** A day of the month: what it is, its first entries, and where one could be written. */
export const DayCell = memo(function DayCell({ day, month, entries, room, roomWithMore }: Props) {
  const { t } = useLingui()
  const { isEditable, today, openDay, addAt } = useBoard()
  const { holidays, notes, isClosed } = useDayLabels(day)
  const isTarget = useIsTarget(day)
  const slots = useFreeSlots(day, useEntriesOf(entries))
  const isOut = monthOf(day) !== month
  const shown = entries.length > room ? entries.slice(0, roomWithMore) : entries
  const left = entries.length - shown.length
  const look = entries.length > 1 ? (room > 1 ? 'low' : 'line') : 'full'
  const date = dayWords(day, 'long')
  const number = isOut ? dayWords(day, 'number') : String(Number(day.slice(8)))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has its own layout rules
    <div
      role="group"
      aria-label={[date, ...holidays, ...notes, ...(isClosed ? [t`쉬는 날`] : [])].join(', ')}
      {...{ [dropDay]: day }}
      className={classNames(
        styles.day,
        isOut && styles.out,
        isClosed && styles.closed,
        day === today && styles.today,
        isTarget && styles.target,
      )}
    >
      <div className={styles.head}>
        <b aria-hidden>{number}</b>
        {holidays.map((name) => (
          <span key={name} className={styles.holiday} aria-hidden>
            {name}
          </span>
        ))}
        {notes.map((name) => (
          <span key={name} className={styles.note} aria-hidden>
            {name}
          </span>
        ))}
        {isClosed && (
          <span className={styles.note} aria-hidden>
            <Trans>쉼</Trans>
          </span>
        )}
        {isEditable && (
          <button
            type="button"
            className={styles.add}
            aria-label={t`${date}에 새 글`}
            title={t`새 글`}
            onClick={() => addAt(day, null, [])}
          >
            <Icon of={Plus} size="small" />
          </button>
        )}
      </div>
      {shown.map((key) => (
        <EntryTile key={key} entryKey={key} look={look} />
      ))}
      {left > 0 && (
        <button type="button" className={styles.more} onClick={() => openDay(day)}>
          <span aria-hidden>+{left}</span>
          <VisuallyHidden>
            <Plural value={left} other="#편 더 보기" />
          </VisuallyHidden>
        </button>
      )}
      {entries.length < room &&
        slots
          .slice(0, room - entries.length)
          .map((slot) => <SlotRow key={slot.time} day={day} slot={slot} />)}
      {isTarget && <TargetFlag />}
    </div>
  )
})
