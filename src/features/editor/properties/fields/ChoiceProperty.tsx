import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { type Common, mixed } from './common.ts'
import { Said, useIsReadOnly } from './FieldGroup.tsx'

interface Props<Value extends string> {
  label: string
  options: { value: Value; label: string; icon?: ReactNode }[]
  value: Common<Value>
  onChoose: (value: Value) => void
}

/** One of many, in a native list. */
export function ChoiceProperty<Value extends string>({ label, options, value, onChoose }: Props<Value>) {
  const { t } = useLingui()
  if (useIsReadOnly()) return <SaidChoice {...{ label, options, value }} />
  return (
    <SelectField
      label={label}
      isLabelHidden
      options={options}
      value={value === mixed ? null : value}
      {...(value === mixed && { placeholder: t`여러 값` })}
      onChoose={onChoose}
    />
  )
}

/** One of few, beside each other: of icons where all have one. */
export function SegmentProperty<Value extends string>({ label, options, value, onChoose }: Props<Value>) {
  if (useIsReadOnly()) return <SaidChoice {...{ label, options, value }} />
  return (
    <Segmented<Value | ''>
      label={label}
      isBlock
      isIconsOnly={options.every(({ icon }) => icon !== undefined)}
      options={options}
      value={value === mixed ? '' : value}
      onChoose={(chosen) => {
        if (chosen !== '') onChoose(chosen)
      }}
    />
  )
}

function SaidChoice<Value extends string>({ label, options, value }: Omit<Props<Value>, 'onChoose'>) {
  const { t } = useLingui()
  const words = options.find((option) => option.value === value)?.label
  return <Said label={label}>{value === mixed ? t`여러 값` : (words ?? value)}</Said>
}
