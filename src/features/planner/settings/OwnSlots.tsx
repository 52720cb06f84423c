import { useLingui } from '@lingui/react/macro'
import Trash2 from 'lucide-react/icons/trash-2'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useDayWords } from '#kits/planner/day-words.ts'
import { SlotForm } from '#kits/planner/SlotForm.tsx'
import { useSlots } from '#kits/planner/usePlanner.ts'
import { planner, plannerLimits } from '#model/documents/planner.ts'
import type { WeekTime } from '#model/planner/default-slots.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'
import styles from './PlannerSettings.module.css'

/** The weekdays and times at which the brand publishes, in the order of the week. */
export function OwnSlots() {
  const { t } = useLingui()
  const { document } = useDocumentView('planner')
  const words = useDayWords()
  const { slots } = planner.planner
  const own = useSlots()
    .flatMap(({ key, weekday, time }) => (weekday === null || time === null ? [] : [{ key, weekday, time }]))
    .sort((one, other) => one.weekday - other.weekday || one.time.localeCompare(other.time))
  const add = ({ weekday, time }: WeekTime) => {
    if (own.some((one) => one.weekday === weekday && one.time === time)) return
    document.edit((doc) => slots.add(doc, { weekday, time }))
  }
  return (
    <Stack gap={3}>
      {own.length > 0 && (
        <ul>
          {own.map(({ key, weekday, time }) => {
            const name = `${words.weekday(weekday)} ${time}`
            return (
              <li key={key} className={styles.item}>
                {name}
                <IconButton
                  label={t`${name} 빼기`}
                  icon={<Icon of={Trash2} size="small" />}
                  onClick={() => document.edit((doc) => slots.remove(doc, key))}
                />
              </li>
            )
          })}
        </ul>
      )}
      {own.length < plannerLimits.slots ? (
        <SlotForm onAdd={add} />
      ) : (
        <Note>{t`자리는 ${plannerLimits.slots}개까지 만들 수 있어요`}</Note>
      )}
    </Stack>
  )
}
