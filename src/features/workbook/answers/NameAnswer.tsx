import { useLingui } from '@lingui/react/macro'
import type { ValueField } from '#model/fields/value.ts'
import { TextField } from '#ui/controls/TextField.tsx'
import { ConflictNotice } from './ConflictNotice.tsx'
import { useProblem } from './useProblem.ts'
import { useValueInput } from './useValueInput.ts'

interface Props {
  field: ValueField<string>
  label: string
  placeholder?: string | undefined
}

/** Single-line input for a value field: of two concurrent writes one wins. */
export default function NameAnswer({ field, label, placeholder }: Props) {
  const { t, i18n } = useLingui()
  const { fits, lock, input } = useValueInput(field)
  const problem = useProblem(field.path)
  const limit = i18n.number(field.max ?? 0)
  return (
    <>
      <TextField
        {...input}
        label={label}
        placeholder={placeholder}
        hint={lock}
        error={fits ? problem : t`${limit}자까지 쓸 수 있어요.`}
      />
      <ConflictNotice field={field} say={(name) => name} />
    </>
  )
}
