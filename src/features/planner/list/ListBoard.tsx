import { Plural, Trans } from '@lingui/react/macro'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { useState } from 'react'
import { useWatched } from '#engine/watch/useWatched.ts'
import { daysOf, monthOf } from '#model/planner/month.ts'
import { freeSlotsOn } from '#model/planner/slots.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useBoard } from '../board/board-context.ts'
import styles from './ListBoard.module.css'
import { ListDay } from './ListDay.tsx'

const none: readonly string[] = []

/** The days of a month with something on them, below each other. Of the present month, what is over is folded up at first. */
export function ListBoard({ month }: { month: string }) {
  const { index, today, slots, isEditable, drag } = useBoard()
  const target = useWatched(drag.target)
  const [isPastShown, showPast] = useState(false)
  const all = daysOf(month)
  const isPresent = monthOf(today) === month
  const past = isPresent ? all.filter((day) => day < today) : []
  const pastCount = past.reduce((sum, day) => sum + (index.byDay.get(day)?.length ?? 0), 0)
  const coming = isPresent ? all.filter((day) => day >= today) : all
  const hasSlot = (day: string) => isEditable && day >= today && freeSlotsOn(day, slots, []).length > 0
  const hasSomething = (day: string) =>
    index.byDay.has(day) || day === today || day === target?.day || hasSlot(day)
  const shown = [...(isPastShown ? past : []), ...coming].filter(hasSomething)
  return (
    <div className={styles.list} data-drag-scrolls>
      {pastCount > 0 && (
        <Button
          look="quiet"
          hangs="start"
          icon={<Icon of={isPastShown ? ChevronDown : ChevronUp} size="small" />}
          aria-expanded={isPastShown}
          onClick={() => showPast(!isPastShown)}
        >
          <Plural value={pastCount} other="지난 글 #편" />
        </Button>
      )}
      {shown.map((day) => (
        <ListDay key={day} day={day} entries={index.byDay.get(day) ?? none} />
      ))}
      {shown.length === 0 && (
        <p className={styles.empty}>
          <Trans>이 달에는 보일 글이 없어요.</Trans>
        </p>
      )}
    </div>
  )
}
