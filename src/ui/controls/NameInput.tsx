import { type SyntheticEvent, useRef } from 'react'
import { isComposing } from '../composing.ts'

interface Props {
  name: string
  label: string
  className?: string | undefined
  /** UTF-16 units. */
  maxLength: number
  /** How many letters from the first on are selected at the beginning; default: all. */
  selected?: number | undefined
  /** Once, without white space around it; null: it stays as it is. */
  onName: (name: string | null) => void
}

/**
 * The name of a row of a list as a field in its place, with the focus. Enter and leaving take what is typed, Escape does not; keys
 * give the focus back to the row.
 */
export function NameInput({ name, label, className, maxLength, selected, onName }: Props) {
  const isDone = useRef(false)
  const end = (field: HTMLInputElement, isTaken: boolean) => {
    if (isDone.current) return
    isDone.current = true
    const typed = field.value.trim()
    onName(isTaken && typed !== name ? typed : null)
  }
  // The row takes presses, keys and drags.
  const stop = (event: SyntheticEvent) => event.stopPropagation()
  return (
    <input
      ref={(field) => {
        if (!field || document.activeElement === field) return
        field.focus()
        field.setSelectionRange(0, selected ?? field.value.length)
      }}
      className={className}
      defaultValue={name}
      aria-label={label}
      maxLength={maxLength}
      spellCheck={false}
      onPointerDown={stop}
      onMouseDown={stop}
      onClick={stop}
      onDoubleClick={stop}
      onContextMenu={stop}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (isComposing(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return
        const { currentTarget } = event
        const row = currentTarget.closest<HTMLElement>('[role="row"]')
        end(currentTarget, event.key === 'Enter')
        row?.focus()
      }}
      onBlur={(event) => end(event.currentTarget, true)}
    />
  )
}
