import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../Icon.tsx'
import { Field, type FieldProps } from './Field.tsx'
import styles from './SelectField.module.css'
import { inputClass } from './TextField.tsx'

type Props<Value extends string> = Omit<ComponentProps<'select'>, 'size' | 'value' | 'onChange'> &
  FieldProps & {
    options: { value: Value; label: string; isDisabled?: boolean }[]
    /** null: not chosen; shown as `placeholder`. */
    value: Value | null
    placeholder?: string
    onChoose: (value: Value) => void
  }

/** A native select. */
export function SelectField<Value extends string>(props: Props<Value>) {
  const { label, isLabelHidden, mark, hint, error, options, value, placeholder, onChoose, ...rest } = props
  const { id, className, limit: _limit, used: _used, counterText: _counterText, ...select } = rest
  return (
    <Field {...{ id, className, label, isLabelHidden, mark, hint, error }}>
      {(ids) => (
        <span className={styles.box}>
          <select
            {...select}
            {...ids}
            className={classNames(inputClass, styles.select, value === null && styles.empty)}
            value={value ?? ''}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.currentTarget.value)
              if (chosen) onChoose(chosen.value)
            }}
          >
            {(value === null || placeholder !== undefined) && (
              <option value="" disabled>
                {placeholder ?? ''}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} className={styles.chevron} />
        </span>
      )}
    </Field>
  )
}
