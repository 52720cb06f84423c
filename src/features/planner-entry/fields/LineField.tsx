import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { classNames } from '#ui/class-names.ts'
import { isComposing } from '#ui/composing.ts'
import styles from './LineField.module.css'
import { putText } from './put-text.ts'

interface Props {
  label: string
  value: string
  placeholder?: string
  /** UTF-16 units. */
  maxLength: number
  className?: string | undefined
  /** Called with what was typed, without white space around it, when the field is left, at Enter, and when it is removed. */
  onCommit: (text: string) => void
}

/**
 * A line without a frame for a text that is one value, of which one of concurrent edits wins: nothing is written while it is typed,
 * and what others write then shows once the field is left.
 */
export function LineField({ label, value, placeholder, maxLength, className, onCommit }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const isTyped = useRef(false)
  const commit = useEffectEvent(() => {
    const typed = field.current?.value.trim()
    if (typed === undefined || !isTyped.current) return
    isTyped.current = false
    if (typed !== value) onCommit(typed)
  })
  useLayoutEffect(() => {
    const { current } = field
    if (current && !isTyped.current) putText(current, value)
  })
  // Before the field itself is removed.
  useLayoutEffect(() => () => commit(), [])
  return (
    <input
      ref={field}
      className={classNames(styles.line, className)}
      aria-label={label}
      placeholder={placeholder}
      maxLength={maxLength}
      autoComplete="off"
      onInput={() => {
        isTyped.current = true
      }}
      onBlur={() => commit()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event)) commit()
      }}
    />
  )
}
