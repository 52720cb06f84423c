import type { ReactNode } from 'react'
import { useTextBinding } from '#engine/documents/react/useTextBinding.ts'
import type { TextHandle } from '#model/fields/text.ts'
import { colourOf } from '#ui/colour-of.ts'
import { TextField } from '#ui/controls/TextField.tsx'
import { Editors } from './Editors.tsx'
import { useReadOnlyReason } from './useReadOnlyReason.ts'
import { useTextError } from './useTextError.ts'

interface Props {
  handle: TextHandle
  label: string
  placeholder?: string | undefined
  /** Shown while no other member edits the field. */
  hint?: ReactNode
}

/** Single-line text field for several people at once. */
export function ShortAnswer({ handle, label, placeholder, hint }: Props) {
  const binding = useTextBinding(handle)
  const lock = useReadOnlyReason()
  const fault = useTextError(handle, binding)
  const first = binding.editors[0]
  return (
    <TextField
      ref={binding.ref}
      label={label}
      placeholder={placeholder}
      hint={lock ?? (first ? <Editors people={binding.editors} /> : hint)}
      error={fault}
      limit={handle.max}
      used={binding.length}
      readOnly={lock !== null}
      autoComplete="off"
      {...(first ? { ring: `var(--p${colourOf(first.id)})` } : {})}
    />
  )
}
