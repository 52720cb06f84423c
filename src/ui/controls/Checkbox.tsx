import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Checkbox.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  children: ReactNode
  hint?: ReactNode
  onCheck?: (isChecked: boolean) => void
  /** Styled apart, for a checkbox that controls those below it. */
  isHead?: boolean
}

export function Checkbox({ children, hint, onCheck, onChange, isHead, className, ...rest }: Props) {
  return (
    <label className={classNames(styles.check, isHead && styles.head, className)}>
      <input
        {...rest}
        type="checkbox"
        className={styles.box}
        onChange={(event) => {
          onChange?.(event)
          onCheck?.(event.currentTarget.checked)
        }}
      />
      <span>
        {children}
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  )
}
