import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { ValueHandle } from '#model/fields/value.ts'
import { TextField } from '#ui/controls/TextField.tsx'
import { ConflictNotice } from './ConflictNotice.tsx'
import { useProblem } from './useProblem.ts'
import { useValueInput } from './useValueInput.ts'

interface Props {
  handle: ValueHandle<string>
  label: string
  isLabelHidden?: boolean
  placeholder?: string | undefined
  hint?: string | undefined
  inputMode?: 'url'
  /** Default that is shown while nothing is stored; never stored itself. */
  shownAs?: string | undefined
  /** Takes the focus when it appears, for an item that was just added. */
  takesFocus?: boolean
  /** The parent shows the conflict, because its choice spans several fields. */
  isPart?: boolean
}

/** Single-line input for a value inside a list item or beside others: of two concurrent writes one wins. */
export function ShortValue(props: Props) {
  const { handle, label, isLabelHidden, placeholder, hint, inputMode, shownAs, takesFocus, isPart } = props
  const { t, i18n } = useLingui()
  const { fits, input } = useValueInput(handle, { shownAs })
  const problem = useProblem(handle.path)
  const box = useRef<HTMLInputElement>(null)
  const limit = i18n.number(handle.max ?? 0)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  return (
    <>
      <TextField
        {...input}
        ref={box}
        label={label}
        isLabelHidden={isLabelHidden}
        placeholder={placeholder}
        hint={hint}
        error={fits ? problem : t`${limit}자까지 쓸 수 있어요.`}
        inputMode={inputMode}
      />
      {!isPart && <ConflictNotice field={handle} say={(name) => name} />}
    </>
  )
}
