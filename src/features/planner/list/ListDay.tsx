import { Trans, useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { dayWords } from '#kits/planner/day-words.ts'
import { classNames } from '#ui/class-names.ts'
import { Tag } from '#ui/controls/Tag.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useBoard } from '../board/board-context.ts'
import { TargetFlag } from '../board/DragGhost.tsx'
import { MoreButton, mostOfDay } from '../board/MoreButton.tsx'
import { type DayLabels, useDayLabels } from '../board/useDayLabels.ts'
import { useEntriesOf } from '../board/useEntriesOf.ts'
import { type FreeSlot, useFreeSlots } from '../board/useFreeSlots.ts'
import { useIsTarget } from '../board/useIsTarget.ts'
import { dropDay, dropSlot } from '../drag/drop-target.ts'
import { EntryRow } from './EntryRow.tsx'
import styles from './ListBoard.module.css'

/** A day of the list: its name, its entries by time, and its own slots that are free. */
export function ListDay({ day, entries }: { day: string; entries: readonly string[] }) {
  const { today } = useBoard()
  const labels = useDayLabels(day)
  const [most, setMost] = useState<number>(mostOfDay.list)
  const isTarget = useIsTarget(day)
  const slots = useFreeSlots(day, useEntriesOf(entries))
  return (
    <section {...{ [dropDay]: day }} className={classNames(styles.day, isTarget && styles.target)}>
      <h2 className={classNames(styles.date, day === today && styles.today)}>
        <b>{day === today ? <Trans>오늘</Trans> : dayWords(day, 'longWeekday')}</b>
        <span>{day === today ? dayWords(day, 'short') : dayWords(day, 'monthDay')}</span>
        <DayTags {...labels} />
      </h2>
      {entries.slice(0, most).map((key) => (
        <EntryRow key={key} entryKey={key} />
      ))}
      <MoreButton left={entries.length - most} onPress={() => setMost(most + mostOfDay.day)} />
      {slots.map((slot) => (
        <FreeRow key={slot.time} day={day} slot={slot} />
      ))}
      {isTarget && <TargetFlag />}
    </section>
  )
}

function DayTags({ holidays, notes, isClosed }: DayLabels) {
  return (
    <>
      {holidays.map((name) => (
        <span key={name} className={styles.holiday}>
          {name}
        </span>
      ))}
      {notes.map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
      {isClosed && (
        <Tag>
          <Trans>쉼</Trans>
        </Tag>
      )}
    </>
  )
}

function FreeRow({ day, slot: { time, channels } }: { day: string; slot: FreeSlot }) {
  const { t } = useLingui()
  const { addAt } = useBoard()
  const weekday = dayWords(day, 'longWeekday')
  return (
    <button
      type="button"
      {...{ [dropSlot]: time }}
      className={classNames(styles.row, styles.free)}
      onClick={() => addAt(day, time, channels)}
    >
      <span className={styles.time}>{time}</span>
      <span className={styles.sign}>
        <Icon of={Plus} size="small" />
      </span>
      <span className={styles.words}>
        <b>
          <Trans>비어 있는 자리</Trans>
        </b>
        <small>{t`매주 ${weekday} ${time}`}</small>
      </span>
    </button>
  )
}
