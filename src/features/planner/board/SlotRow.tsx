import { useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import { dayWords } from '#kits/planner/day-words.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import { dropSlot } from '../drag/drop-target.ts'
import { useBoard } from './board-context.ts'
import styles from './SlotRow.module.css'
import type { FreeSlot } from './useFreeSlots.ts'
import { useIsTarget } from './useIsTarget.ts'

/** An own slot without an entry: a press writes one there, a drop takes its time. */
export function SlotRow({ day, slot }: { day: string; slot: FreeSlot }) {
  const { t } = useLingui()
  const { addAt } = useBoard()
  const isTarget = useIsTarget(day, slot.time)
  const { time, channels } = slot
  const date = dayWords(day, 'short')
  return (
    <button
      type="button"
      {...{ [dropSlot]: time }}
      className={classNames(styles.slot, isTarget && styles.target)}
      aria-label={t`${date} ${time} 자리에 새 글`}
      onClick={() => addAt(day, time, channels)}
    >
      <Icon of={Plus} size="small" />
      {time}
    </button>
  )
}
