import { useLingui } from '@lingui/react/macro'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useTextBinding } from '#engine/documents/react/useTextBinding.ts'
import { planner, plannerLimits } from '#model/documents/planner.ts'
import { useTextFault } from '../fields/useTextFault.ts'
import { WritingField } from '../fields/WritingField.tsx'

/** The text of an entry that is published nowhere yet. */
export function PlainText({ entry, onInput }: { entry: string; onInput: (text: string) => void }) {
  const { t } = useLingui()
  const { isReadOnly } = useDocumentView('planner')
  const { ref, ...view } = useTextBinding(planner.planner.entries.properties.text.at(entry))
  const fault = useTextFault(view, plannerLimits.text)
  return (
    <WritingField
      label={t`글`}
      fault={fault}
      view={view}
      attach={ref}
      isReadOnly={isReadOnly}
      placeholder={t`무엇을 알릴까요?`}
      rows={4}
      onInput={onInput}
    />
  )
}
