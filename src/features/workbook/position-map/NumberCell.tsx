import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useValue } from '#engine/documents/react/useValue.ts'
import type { ValueHandle } from '#model/fields/value.ts'
import { isComposing } from '#ui/composing.ts'
import { TextField } from '#ui/controls/TextField.tsx'
import { useProblem } from '../answers/useProblem.ts'
import { useReadOnlyReason } from '../answers/useReadOnlyReason.ts'

interface Props {
  handle: ValueHandle<number>
  label: string
}

/** Input for a number from 0 to 100, stored as soon as it is valid. Empty on blur removes it. */
export function NumberCell({ handle, label }: Props) {
  const { t } = useLingui()
  const [stored, store] = useValue(handle)
  const [typed, setTyped] = useState<string | null>(null)
  const lock = useReadOnlyReason()
  const problem = useProblem(handle.path)
  const shown = typed ?? (stored === null ? '' : String(stored))
  const isWrong = typed !== null && read(typed) === undefined

  function keep(text: string): void {
    const next = read(text)
    if (next !== undefined && next !== stored) store(next)
  }
  function step(by: number): void {
    const next = Math.max(0, Math.min(100, (stored ?? 50) + by))
    setTyped(null)
    store(next)
  }
  return (
    <TextField
      label={label}
      isLabelHidden
      inputMode="numeric"
      autoComplete="off"
      value={shown}
      readOnly={lock !== null}
      error={isWrong ? t`0부터 100까지 쓸 수 있어요.` : problem}
      onText={(text) => {
        setTyped(text)
        // Empty is stored only on blur: the point would leave the map while another number is being typed.
        if (text.trim() !== '') keep(text)
      }}
      onKeyDown={(event) => {
        if (isComposing(event) || lock !== null) return
        if (event.key === 'Enter') keep(shown)
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        step((event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? 10 : 1))
      }}
      onBlur={() => {
        if (typed === null) return
        keep(typed)
        setTyped(null)
      }}
    />
  )
}

/** null if empty, undefined if invalid. */
function read(text: string): number | null | undefined {
  const digits = text.normalize('NFKC').trim()
  if (digits === '') return null
  if (!/^\d{1,3}$/.test(digits)) return undefined
  const number = Number(digits)
  return number <= 100 ? number : undefined
}
