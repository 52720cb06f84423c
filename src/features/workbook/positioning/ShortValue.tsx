import { useLingui } from '@lingui/react/macro'
import { type ChangeEvent, type CompositionEvent, useEffect, useRef, useState } from 'react'
import { useDocument } from '#device/documents/useDocument.ts'
import { useValue } from '#device/documents/useValue.ts'
import type { ValueHandle } from '#model/fields/value.ts'
import { TextField } from '#ui/controls/TextField.tsx'
import { useLock } from '../useLock.ts'
import { useProblem } from '../useProblem.ts'

interface Props {
  handle: ValueHandle<string>
  limit: number
  label: string
  isLabelHidden?: boolean
  placeholder?: string | undefined
  hint?: string | undefined
  inputMode?: 'url'
  /** Shown while nobody wrote anything else, and not stored. */
  shownAs?: string | undefined
  /** It has just been added: writing goes on here. */
  takesFocus?: boolean
}

/**
 * A short name inside a list's item, with one winner. What others choose waits while it is written, as it would break
 * a syllable; nothing is stored while one is being built.
 */
export function ShortValue(props: Props) {
  const { handle, limit, label, isLabelHidden, placeholder, hint, inputMode, shownAs, takesFocus } = props
  const { t } = useLingui()
  const [stored, store] = useValue(handle)
  const [typed, setTyped] = useState<string | null>(null)
  const { isEditable } = useDocument()
  const lock = useLock()
  const problem = useProblem(handle.path)
  const input = useRef<HTMLInputElement>(null)
  const shown = typed ?? stored ?? shownAs ?? ''
  const fits = handle.accepts(shown.normalize('NFC'))
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])

  function keep(text: string): void {
    const name = text.normalize('NFC')
    if (!handle.accepts(name) || (stored === null && name === shownAs)) return
    store(name.trim() === '' ? null : name)
  }
  return (
    <TextField
      ref={input}
      label={label}
      isLabelHidden={isLabelHidden}
      placeholder={placeholder}
      value={shown}
      readOnly={!isEditable || lock !== null}
      hint={hint}
      error={fits ? problem : t`${limit}자까지 쓸 수 있습니다.`}
      limit={limit}
      used={shown.length}
      autoComplete="off"
      inputMode={inputMode}
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
