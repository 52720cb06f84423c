import type { CSSProperties } from 'react'
import { minutesOf } from '#model/planner/move.ts'
import { classNames } from '#ui/class-names.ts'
import { useBoard } from '../board/board-context.ts'
import { SlotRow } from '../board/SlotRow.tsx'
import { useDayLabels } from '../board/useDayLabels.ts'
import { useEntriesOf } from '../board/useEntriesOf.ts'
import { useFreeSlots } from '../board/useFreeSlots.ts'
import { useIsTarget } from '../board/useIsTarget.ts'
import { dropDay } from '../drag/drop-target.ts'
import { EntryTile } from '../tile/EntryTile.tsx'
import styles from './HoursBoard.module.css'
import { lanesOf } from './lanes.ts'

/** Minutes that a tile is high. */
const length = 50

interface Props {
  day: string
  /** Keys by time. */
  entries: readonly string[]
  /** How many of them are drawn. */
  most: number
}

/** The hours of a day with its entries. A drop on it keeps the time: only a slot gives another one. */
export function DayColumn({ day, entries, most }: Props) {
  const { today } = useBoard()
  const { isClosed } = useDayLabels(day)
  const isTarget = useIsTarget(day)
  const all = useEntriesOf(entries)
  const slots = useFreeSlots(day, all)
  const tiles = all
    .slice(0, most)
    .flatMap(({ key, time }) => (time === null ? [] : [{ key, start: minutesOf(time) }]))
  // A skipped entry leaves its slot free: both are shown.
  const free = slots.map((slot) => ({ key: `slot ${slot.time}`, start: minutesOf(slot.time), slot }))
  const lanes = lanesOf(
    [...tiles, ...free].sort((one, other) => one.start - other.start),
    length,
  )
  return (
    <div
      {...{ [dropDay]: day }}
      className={classNames(
        styles.column,
        isClosed && styles.closed,
        isTarget && styles.target,
        day === today && styles.now,
      )}
    >
      {tiles.map(({ key, start }) => (
        <div key={key} className={styles.timed} style={placeOf(start, lanes.get(key))}>
          <EntryTile entryKey={key} look="line" />
        </div>
      ))}
      {free.map(({ key, start, slot }) => (
        <div key={key} className={styles.timed} style={placeOf(start, lanes.get(key))}>
          <SlotRow day={day} slot={slot} />
        </div>
      ))}
    </div>
  )
}

function placeOf(start: number, { lane, of } = { lane: 0, of: 1 }): CSSProperties {
  return {
    top: `calc(${start / 60} * var(--hour))`,
    left: `${(100 * lane) / of}%`,
    width: `${100 / of}%`,
  }
}
