import type { Ref } from 'react'
import { visuallyHiddenClass } from '../VisuallyHidden.tsx'

interface Props {
  /** A button calls its `click()`: the button has the name and the stop of the Tab key. */
  ref: Ref<HTMLInputElement>
  /** Types and endings of files. */
  types: readonly string[]
  isMultiple?: boolean
  /** None where the choice was given up. */
  onFiles: (files: readonly File[]) => void
}

/** The system's dialog for files behind a button of the screen; the same file can be picked again. */
export function FileInput({ ref, types, isMultiple = false, onFiles }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      multiple={isMultiple}
      tabIndex={-1}
      aria-hidden
      className={visuallyHiddenClass}
      accept={types.join()}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])]
        currentTarget.value = ''
        onFiles(files)
      }}
    />
  )
}
