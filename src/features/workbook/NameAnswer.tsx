import { useLingui } from '@lingui/react/macro'
import { type ChangeEvent, type CompositionEvent, useState } from 'react'
import { useDocument } from '#device/documents/useDocument.ts'
import { useValue } from '#device/documents/useValue.ts'
import type { ValueField } from '#model/fields/value.ts'
import { TextField } from '#ui/controls/TextField.tsx'
import { useLock } from './useLock.ts'
import { useProblem } from './useProblem.ts'

interface Props {
  field: ValueField<string>
  label: string
  placeholder?: string | undefined
}

const limit = 40

/** A short name with one winner. Somebody else's choice waits until the field is left, as it would break a syllable. */
export default function NameAnswer({ field, label, placeholder }: Props) {
  const { t } = useLingui()
  const [stored, store] = useValue(field)
  const [typed, setTyped] = useState<string | null>(null)
  const { isEditable } = useDocument()
  const lock = useLock()
  const problem = useProblem(field.path)
  const shown = typed ?? stored ?? ''
  const fits = field.accepts(shown)

  function keep(text: string): void {
    const name = text.normalize('NFC')
    if (field.accepts(name)) store(name.trim() === '' ? null : name)
  }
  return (
    <TextField
      label={label}
      placeholder={placeholder}
      value={shown}
      readOnly={!isEditable || lock !== null}
      hint={lock}
      error={fits ? problem : t`${limit}자까지 쓸 수 있습니다.`}
      limit={limit}
      used={shown.length}
      autoComplete="off"
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        setTyped(event.currentTarget.value)
        const { nativeEvent } = event
        if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) keep(event.currentTarget.value)
      }}
      onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => keep(event.currentTarget.value)}
      onBlur={() => {
        if (typed !== null) keep(typed)
        if (fits) setTyped(null)
      }}
    />
  )
}
