import { useLingui } from '@lingui/react/macro'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { Suspense, useRef, useState } from 'react'
import { pageDate } from '#engine/words/page-date.ts'
import { useSlots } from '#kits/planner/usePlanner.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { instantOf } from '#model/planner/move.ts'
import { slotAt } from '#model/planner/slots.ts'
import { Tag } from '#ui/controls/Tag.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { useEntryEdits } from '../edits/useEntryEdits.ts'
import styles from './EntryHead.module.css'
import { ReminderButton } from './ReminderButton.tsx'
import { SlotWords } from './SlotWords.tsx'

const WhenPanel = lazyComponent(() => import('./WhenPanel.tsx'))

/** Day and time of an entry in Seoul, the own slot that they are, and its reminder. */
export function WhenRow({ entry }: { entry: PlannerEntry }) {
  const { t } = useLingui()
  const slots = useSlots()
  const { isReadOnly } = useEntryEdits(entry.key)
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const slot = slotAt(entry, slots)
  const when = whenWords(entry) ?? t`날짜 없는 생각`
  const words = (
    <>
      <Icon of={CalendarDays} size="small" />
      {when}
    </>
  )
  return (
    <div className={styles.when}>
      {isReadOnly ? (
        <span className={styles.time}>{words}</span>
      ) : (
        <button
          ref={button}
          type="button"
          className={styles.time}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          onPointerEnter={() => void WhenPanel.preload().catch(() => undefined)}
        >
          {words}
        </button>
      )}
      {slot && (
        <Tag>
          <SlotWords day={slot.day} time={slot.time} />
        </Tag>
      )}
      <ReminderButton entry={entry} />
      {isOpen && (
        <Suspense fallback={null}>
          <WhenPanel entry={entry} anchor={button} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** Day and time of an entry in the language of the page; null without a day. */
function whenWords(entry: PlannerEntry): string | null {
  const at = instantOf(entry)
  if (entry.day === null || at === null) return null
  const day = pageDate(entry.day, 'weekday', 'UTC')
  return entry.time === null ? day : `${day} ${pageDate(at, 'time', 'Asia/Seoul')}`
}
