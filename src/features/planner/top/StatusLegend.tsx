import { useLingui } from '@lingui/react/macro'
import { usePlannerWords } from '#kits/planner/planner-words.ts'
import { StatusMark } from '#kits/planner/StatusMark.tsx'
import { useEntries } from '#kits/planner/usePlanner.ts'
import { statusKeys } from '#model/documents/planner-keys.ts'
import { countStatuses } from '#model/planner/status.ts'
import { type EntryFilter, isShown, toggled } from '../entries/filter.ts'
import styles from './StatusLegend.module.css'

interface Props {
  /** First and last day of what is shown. */
  from: string
  to: string
  filter: EntryFilter
  onFilter: (filter: EntryFilter) => void
}

const anyStatus: ReadonlySet<string> = new Set()

/** What the signs of the tiles mean, and how many there are of each in what is shown; pressed, only those of the pressed are shown. */
export function StatusLegend({ from, to, filter, onFilter }: Props) {
  const { t } = useLingui()
  const words = usePlannerWords()
  const { statuses } = filter
  const ofChannels = { ...filter, statuses: anyStatus }
  const counts = countStatuses(
    useEntries().filter(
      (entry) => entry.day !== null && entry.day >= from && entry.day <= to && isShown(entry, ofChannels),
    ),
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has its own layout rules
    <div role="group" aria-label={t`상태로 추리기`} className={styles.legend}>
      {statusKeys.map((status) => (
        <button
          key={status}
          type="button"
          aria-pressed={statuses.has(status)}
          className={styles.status}
          onClick={() => onFilter({ ...filter, statuses: toggled(statuses, status) })}
        >
          <StatusMark status={status} />
          {words.status(status)}
          <span className={styles.count}>{counts[status]}</span>
        </button>
      ))}
    </div>
  )
}
