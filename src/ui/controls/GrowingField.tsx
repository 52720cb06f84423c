import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type FieldProps } from './Field.tsx'
import { fitHeight } from './fit-height.ts'
import styles from './GrowingField.module.css'
import { inputClass } from './TextField.tsx'

type Props = ComponentProps<'textarea'> &
  FieldProps & {
    /** CSS colour of a ring, `var(--p2)`, if another member is in this field. */
    ring?: string | undefined
  }

/** An input of one line that grows with a longer text, so that all of it can be read while it is typed. */
export function GrowingField(props: Props) {
  const { label, isLabelHidden, mark, hint, error, limit, used, counterText, ring, ...textarea } = props
  const { id, className, onInput, ref, ...rest } = textarea
  const own = useRef<HTMLTextAreaElement | null>(null)
  // Remote changes resize the text without an input event, so every render measures.
  useLayoutEffect(() => fitHeight(own.current))
  return (
    <Field
      {...{ id, className, label, isLabelHidden, mark, hint, error, limit, counterText }}
      used={used ?? 0}
    >
      {(ids) => (
        <textarea
          rows={1}
          {...rest}
          {...ids}
          ref={(element) => {
            own.current = element
            if (typeof ref === 'function') return ref(element)
            if (ref) ref.current = element
            return undefined
          }}
          className={classNames(inputClass, styles.growing, ring !== undefined && styles.shared)}
          style={ring === undefined ? undefined : { ['--ring' as string]: ring }}
          onInput={(event) => {
            fitHeight(event.currentTarget)
            onInput?.(event)
          }}
        />
      )}
    </Field>
  )
}
