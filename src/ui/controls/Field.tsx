import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../Icon.tsx'
import { visuallyHiddenClass } from '../VisuallyHidden.tsx'
import styles from './Field.module.css'

export type FieldProps = {
  label: ReactNode
  isLabelHidden?: boolean | undefined
  /** Beside the label, such as "required" or "optional". */
  mark?: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** With `used`, a counter appears from 80 % of the limit on. */
  limit?: number | undefined
  used?: number | undefined
  /** Formats the counter; `44 / 50` if absent. */
  counterText?: ((used: number, limit: number) => string) | undefined
}

export type FieldIds = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type Props = FieldProps & {
  id?: string | undefined
  className?: string | undefined
  children: (ids: FieldIds) => ReactNode
}

/** Label, hint, error and counter around an input. */
export function Field(props: Props) {
  const { label, isLabelHidden, mark, hint, error, limit, used = 0, counterText, className, children } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const hasError = isSaid(error)
  // The error stands where the hint did: one line under a field, and the one that counts.
  const hasHint = isSaid(hint) && !hasError
  const hasCounter = limit !== undefined && used >= limit * 0.8
  const describedBy = classNames(
    hasError && `${id}-error`,
    hasHint && `${id}-hint`,
    hasCounter && `${id}-count`,
  )
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={isLabelHidden ? visuallyHiddenClass : styles.label}>
        {label}
        {isSaid(mark) && <span className={styles.mark}>{mark}</span>}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': hasError || undefined,
      })}
      <div className={styles.below} aria-live="polite">
        {hasError && (
          <p id={`${id}-error`} className={styles.error}>
            <Icon of={CircleAlert} size="small" />
            <span>{error}</span>
          </p>
        )}
        {hasHint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
        {hasCounter && (
          <span
            id={`${id}-count`}
            className={classNames(styles.counter, used > limit && styles.over)}
            aria-live="off"
          >
            {counterText?.(used, limit) ?? `${used} / ${limit}`}
          </span>
        )}
      </div>
    </div>
  )
}

function isSaid(words: ReactNode): boolean {
  return words !== undefined && words !== null && words !== false && words !== ''
}
