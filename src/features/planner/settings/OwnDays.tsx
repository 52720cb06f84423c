import { useLingui } from '@lingui/react/macro'
import Trash2 from 'lucide-react/icons/trash-2'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { pageDate } from '#engine/words/page-date.ts'
import { useOwnCalendar } from '#kits/planner/usePlanner.ts'
import { planner, plannerLimits } from '#model/documents/planner.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'
import { OwnDayForm } from './OwnDayForm.tsx'
import styles from './PlannerSettings.module.css'

/** The brand's own days, by date. */
export function OwnDays() {
  const { t } = useLingui()
  const { document } = useDocumentView('planner')
  const { days } = planner.planner
  const own = useOwnCalendar().days.toSorted((one, other) => (one.day ?? '').localeCompare(other.day ?? ''))
  return (
    <Stack gap={3}>
      {own.length > 0 && (
        <ul>
          {own.map(({ key, name, day, isYearly, isClosed }) => {
            const title = name?.trim() || t`이름 없는 날`
            const facts = [
              day === null ? '' : pageDate(day, isYearly ? 'monthDay' : 'day', 'UTC'),
              isYearly ? t`매년` : '',
              isClosed ? t`쉬는 날` : '',
            ]
            return (
              <li key={key} className={styles.item}>
                <span>
                  {title} <small>{facts.filter((fact) => fact !== '').join(' · ')}</small>
                </span>
                <IconButton
                  label={t`${title} 빼기`}
                  icon={<Icon of={Trash2} size="small" />}
                  onClick={() => document.edit((doc) => days.remove(doc, key))}
                />
              </li>
            )
          })}
        </ul>
      )}
      {own.length < plannerLimits.days ? (
        <OwnDayForm onAdd={(day) => document.edit((doc) => days.add(doc, day))} />
      ) : (
        <Note>{t`우리 날은 ${plannerLimits.days}개까지 적을 수 있어요`}</Note>
      )}
    </Stack>
  )
}
