import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { type Common, mixed } from './common.ts'
import { Said, useIsReadOnly } from './FieldGroup.tsx'

interface Props {
  label: string
  value: Common<boolean>
  onCheck: (isOn: boolean) => void
}

/** On or off; neither where the layers differ. */
export function CheckProperty({ label, value, onCheck }: Props) {
  const { t } = useLingui()
  const isReadOnly = useIsReadOnly()
  if (isReadOnly) return <Said label={label}>{value === mixed ? t`여러 값` : value ? t`켜짐` : t`꺼짐`}</Said>
  return (
    <Checkbox
      checked={value === true}
      ref={(box) => {
        if (box) box.indeterminate = value === mixed
      }}
      onCheck={onCheck}
    >
      {label}
    </Checkbox>
  )
}
