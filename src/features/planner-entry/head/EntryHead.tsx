import { useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import { plannerLimits } from '#model/documents/planner.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { cutText } from '#model/text/cut-text.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useStatusChange } from '../edits/useStatusChange.ts'
import { LineField } from '../fields/LineField.tsx'
import styles from './EntryHead.module.css'
import { EntryMenu } from './EntryMenu.tsx'
import { EntryNotes } from './EntryNotes.tsx'
import { OwnerButton } from './OwnerButton.tsx'
import { StatusButton } from './StatusButton.tsx'
import { WhenRow } from './WhenRow.tsx'

interface Props {
  entry: PlannerEntry
  onClose: () => void
}

/** The head of an entry: how far it is, who takes care of it, its title and its time. */
export function EntryHead({ entry, onClose }: Props) {
  const { t } = useLingui()
  const change = useStatusChange(entry)
  const { isReadOnly, write } = change.edits
  const title = entry.title ?? ''
  return (
    <header>
      <div className={styles.head}>
        <StatusButton change={change} />
        <OwnerButton entry={entry} />
        <span className={styles.tools}>
          {!isReadOnly && <EntryMenu entry={entry} onClose={onClose} />}
          <IconButton label={t`글 닫기`} icon={<Icon of={X} />} onClick={onClose} />
        </span>
      </div>
      <h2 className={styles.title}>
        {isReadOnly ? (
          title || t`제목 없는 글`
        ) : (
          <LineField
            label={t`제목`}
            placeholder={t`제목 없는 글`}
            value={title}
            maxLength={plannerLimits.title}
            onCommit={(text) => write({ title: text === '' ? null : cutText(text, plannerLimits.title) })}
          />
        )}
      </h2>
      <WhenRow entry={entry} />
      <EntryNotes entry={entry} change={change} />
    </header>
  )
}
