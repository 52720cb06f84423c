import { Trans } from '@lingui/react/macro'
import { useWatched } from '#engine/watch/useWatched.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { Button } from '#ui/controls/Button.tsx'
import { remindersHere, turnRemindersOn } from '../reminders/reminders-here.ts'
import styles from './EntryHead.module.css'
import { useReminderWords } from './useReminderWords.ts'

/** Says where a reminder that an entry has cannot ring; nothing where it does, or there is none. */
export function ReminderNote({ entry }: { entry: PlannerEntry }) {
  const state = useWatched(remindersHere)
  const { stateHere } = useReminderWords()
  if (entry.remind === null || entry.day === null) return null
  if (state === 'on' && entry.time !== null) return null
  return (
    <p className={styles.note} role="status">
      {entry.time === null ? <Trans>시각을 정하면 울려요</Trans> : stateHere(state)}
      {state === 'off' && (
        <Button look="quiet" size="small" onClick={() => void turnRemindersOn()}>
          <Trans>이 기기에서 알림 받기</Trans>
        </Button>
      )}
    </p>
  )
}
