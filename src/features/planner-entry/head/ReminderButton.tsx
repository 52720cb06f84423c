import { useLingui } from '@lingui/react/macro'
import Bell from 'lucide-react/icons/bell'
import BellOff from 'lucide-react/icons/bell-off'
import { useWatched } from '#engine/watch/useWatched.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { Icon } from '#ui/Icon.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { useEntryEdits } from '../edits/useEntryEdits.ts'
import { remindersHere, turnRemindersOff, turnRemindersOn } from '../reminders/reminders-here.ts'
import styles from './EntryHead.module.css'
import { useReminderWords } from './useReminderWords.ts'

/** Minutes before the time of an entry. */
const choices = [0, 10, 60, 1440]
const none = 'none'
const here = 'here'

/** When an entry rings, and whether this device does. The browser is asked for its permission by a press here alone. */
export function ReminderButton({ entry }: { entry: PlannerEntry }) {
  const { t } = useLingui()
  const { isReadOnly, write } = useEntryEdits(entry.key)
  const state = useWatched(remindersHere)
  const { before, stateHere } = useReminderWords()
  const { remind } = entry
  const label = before(remind)
  const icon = <Icon of={remind !== null && state === 'on' ? Bell : BellOff} size="small" />
  if (isReadOnly) {
    return (
      <span className={styles.time}>
        {icon}
        {label}
      </span>
    )
  }
  const isPossible = state === 'on' || state === 'off'
  const listed = remind === null || choices.includes(remind) ? choices : [...choices, remind]
  return (
    <MenuButton
      label={t`알림 시각`}
      look="quiet"
      size="small"
      hangs="end"
      icon={icon}
      aria-label={t`알림: ${label}`}
      groups={[
        {
          id: 'times',
          entries: [null, ...listed].map((minutes) => ({
            id: minutes === null ? none : String(minutes),
            label: before(minutes),
            isOn: minutes === remind,
          })),
        },
        {
          id: 'device',
          entries: [
            {
              id: here,
              label: t`이 기기에서 알림 받기`,
              note: stateHere(state),
              isOn: state === 'on',
              isDisabled: !isPossible,
            },
          ],
        },
      ]}
      onChoose={(id) => {
        if (id !== here) write({ remind: id === none ? null : Number(id) })
        else if (state === 'on') turnRemindersOff()
        else void turnRemindersOn()
      }}
    >
      {label}
    </MenuButton>
  )
}
