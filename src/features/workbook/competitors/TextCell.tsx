import type { KeyboardEvent } from 'react'
import { useTextBinding } from '#engine/documents/react/useTextBinding.ts'
import type { TextHandle } from '#model/fields/text.ts'
import { classNames } from '#ui/class-names.ts'
import { colourOf } from '#ui/colour-of.ts'
import { isComposing } from '#ui/composing.ts'
import { Field } from '#ui/controls/Field.tsx'
import { inputClass } from '#ui/controls/TextField.tsx'
import { Editors } from '../answers/Editors.tsx'
import { useReadOnlyReason } from '../answers/useReadOnlyReason.ts'
import { useTextError } from '../answers/useTextError.ts'
import styles from './Cells.module.css'

interface Props {
  handle: TextHandle
  label: string
  isLabelHidden?: boolean
  placeholder?: string | undefined
}

/** Text field in a table cell or card that grows with its content. */
export function TextCell({ handle, label, isLabelHidden, placeholder }: Props) {
  const binding = useTextBinding(handle)
  const lock = useReadOnlyReason()
  const fault = useTextError(handle, binding)
  const first = binding.editors[0]
  // One line of text only: Enter does not insert a line break.
  const keepLine = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !handle.long && !isComposing(event)) event.preventDefault()
  }
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      hint={first ? <Editors people={binding.editors} /> : undefined}
      error={fault}
      limit={handle.max}
      used={binding.length}
    >
      {(ids) => (
        <span
          className={classNames(styles.box, first && styles.shared)}
          style={first && { ['--ring' as string]: `var(--p${colourOf(first.id)})` }}
        >
          <textarea
            {...ids}
            ref={binding.ref}
            rows={2}
            className={classNames(inputClass, styles.text)}
            placeholder={placeholder}
            readOnly={lock !== null}
            onKeyDown={keepLine}
          />
        </span>
      )}
    </Field>
  )
}
