import { useId, useState } from 'react'
import type { FieldError } from './ErrorSummary.tsx'

interface FieldErrors<Field extends string> {
  /** Those of the last attempt that are not mended yet; the list for `ErrorSummary`. */
  readonly errors: readonly FieldError[]
  setErrors(errors: readonly FieldError[]): void
  /** Id of the input of a field. */
  idOf(field: Field): string
  errorOf(field: Field): string | undefined
  /** Called while a field is edited: its error goes. */
  mended(field: Field): void
}

/** What is wrong with the fields of a form. */
export function useFieldErrors<Field extends string>(): FieldErrors<Field> {
  const id = useId()
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const idOf = (field: Field) => `${id}-${field}`
  const errorOf = (field: Field) => errors.find((error) => error.id === idOf(field))?.text
  return {
    errors,
    setErrors,
    idOf,
    errorOf,
    mended: (field) => {
      if (errorOf(field)) setErrors(errors.filter((error) => error.id !== idOf(field)))
    },
  }
}
