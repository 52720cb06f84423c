import { Trans, useLingui } from '@lingui/react/macro'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useTextBinding } from '#engine/documents/react/useTextBinding.ts'
import { planner, plannerLimits } from '#model/documents/planner.ts'
import { useTextFault } from '../fields/useTextFault.ts'
import { WritingField } from '../fields/WritingField.tsx'
import styles from './Parts.module.css'

/** What the team notes about an entry; never published. */
export function EntryNote({ entry, onInput }: { entry: string; onInput: (text: string) => void }) {
  const { t } = useLingui()
  const { isReadOnly } = useDocumentView('planner')
  const { ref, ...view } = useTextBinding(planner.planner.entries.properties.note.at(entry))
  const fault = useTextFault(view, plannerLimits.note)
  return (
    <div className={styles.part}>
      <WritingField
        label={t`메모`}
        note={<Trans>올리지 않아요</Trans>}
        fault={fault}
        view={view}
        attach={ref}
        isReadOnly={isReadOnly}
        placeholder={t`준비할 것, 물어볼 것`}
        rows={1}
        isPlain
        onInput={onInput}
      />
    </div>
  )
}
