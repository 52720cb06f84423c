import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type FieldProps } from './Field.tsx'
import styles from './TextField.module.css'

type Props = Omit<ComponentProps<'input'>, 'size'> &
  FieldProps & {
    /** Called with the text, in addition to `onChange`. */
    onText?: (text: string) => void
    /** Inside the box: an icon at the start, a unit or a button at the end. */
    start?: ReactNode
    end?: ReactNode
    /** CSS colour of a ring, `var(--p2)`, if another member is in this field. */
    ring?: string | undefined
  }

/** An input of one line. */
export function TextField(props: Props) {
  const {
    label,
    isLabelHidden,
    mark,
    hint,
    error,
    limit,
    used,
    counterText,
    start,
    end,
    ring,
    onText,
    ...input
  } = props
  const { id, className, onChange, ...rest } = input
  const length = used ?? (typeof rest.value === 'string' ? rest.value.length : 0)
  return (
    <Field
      {...{
        id,
        className,
        label,
        isLabelHidden,
        mark,
        hint,
        error,
        limit,
        counterText,
      }}
      used={length}
    >
      {(ids) => (
        <span
          className={classNames(styles.box, ring !== undefined && styles.shared)}
          style={ring === undefined ? undefined : { ['--ring' as string]: ring }}
        >
          {start !== undefined && <span className={styles.start}>{start}</span>}
          <input
            {...rest}
            {...ids}
            className={classNames(
              styles.input,
              start !== undefined && styles.hasStart,
              end !== undefined && styles.hasEnd,
            )}
            onChange={(event) => {
              onChange?.(event)
              onText?.(event.currentTarget.value)
            }}
          />
          {end !== undefined && <span className={styles.end}>{end}</span>}
        </span>
      )}
    </Field>
  )
}

/** Class of the box alone, for a select or an input outside a field. */
export const inputClass = styles.input ?? ''
