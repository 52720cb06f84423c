import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type FieldProps } from './Field.tsx'
import { fitHeight } from './fit-height.ts'
import styles from './RuledField.module.css'

type Props = ComponentProps<'textarea'> &
  FieldProps & {
    onText?: (text: string) => void
    /** Drawn over the text at the same positions: see CaretOverlay. */
    overlay?: ReactNode
    /** A row below the lines. */
    footer?: ReactNode
    /** CSS colour of a ring, `var(--p2)`, if another member is in this field. */
    ring?: string | undefined
  }

/** A textarea on ruled lines: text of 16 px on lines of 32 px, five of them unless `rows` is given. */
export function RuledField(props: Props) {
  const { label, isLabelHidden, mark, hint, error, limit, used, counterText, ...looks } = props
  const { overlay, footer, ring, onText, ...textarea } = looks
  const { id, className, onChange, onInput, ref, ...rest } = textarea
  const own = useRef<HTMLTextAreaElement | null>(null)
  // Remote changes resize the text without an input event, so every render measures.
  useLayoutEffect(() => fitHeight(own.current))
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
        <div
          className={classNames(
            styles.writing,
            ids['aria-invalid'] && styles.invalid,
            ring !== undefined && styles.shared,
          )}
          style={ring === undefined ? undefined : { ['--ring' as string]: ring }}
        >
          <div className={styles.lines}>
            <textarea
              rows={5}
              {...rest}
              {...ids}
              ref={(element) => {
                own.current = element
                if (typeof ref === 'function') return ref(element)
                if (ref) ref.current = element
                return undefined
              }}
              className={styles.ruled}
              onInput={(event) => {
                fitHeight(event.currentTarget)
                onInput?.(event)
              }}
              onChange={(event) => {
                onChange?.(event)
                onText?.(event.currentTarget.value)
              }}
            />
            {overlay}
          </div>
          {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </Field>
  )
}
