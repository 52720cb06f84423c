import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import styles from './Button.module.css'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { useKeptFocus } from './useKeptFocus.ts'

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    icon?: ReactNode
    /** After the text: an arrow, or the keys of a shortcut. */
    end?: ReactNode
    /** Disables the button and says why. It stays focusable, so that screen readers can reach the reason. */
    disabledReason?: string | undefined
    /** Where the reason is shown. `hidden` is for screen readers only, if the screen already says it. */
    reasonAt?: 'below' | 'beside' | 'hidden'
    /** Called when it is pressed while it is disabled, also by Enter in a form that it submits. */
    onRefuse?: (() => void) | undefined
  }

export function Button({
  look,
  size,
  isBlock,
  isIconOnly,
  hangs,
  icon,
  end,
  disabledReason,
  reasonAt = 'below',
  onRefuse,
  className,
  children,
  onClick,
  type = 'button',
  ref,
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  // It is rendered anew where it becomes disabled, or is so no longer.
  const keptFocus = useKeptFocus(ref)
  const isBlocked = disabledReason !== undefined
  const refuse = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onRefuse?.()
  }
  const button = (
    <button
      {...rest}
      ref={keptFocus}
      type={type}
      className={buttonClass({ look, size, isBlock, isIconOnly, hangs }, className)}
      aria-disabled={isBlocked || undefined}
      aria-describedby={isBlocked ? reasonId : describedBy}
      onClick={isBlocked ? refuse : onClick}
    >
      {icon}
      {children}
      {end}
    </button>
  )
  if (!isBlocked) return button
  return (
    <span className={styles.reasoned} data-at={reasonAt} data-block={isBlock || undefined}>
      {button}
      <span id={reasonId} className={styles.reason}>
        {disabledReason}
      </span>
    </span>
  )
}
