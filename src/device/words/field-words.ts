import { fieldPlace } from '#model/workbook/field-place.ts'
import type { WorkbookWords } from './content.ts'

export interface FieldWords {
  /** What the workbook calls it. */
  readonly label: string
  /** The section it stands in; '' where it stands in none. */
  readonly section: string
}

/** What the workbook calls a field, or a property inside a list; the path itself where a newer version made it. */
export function fieldWords(words: WorkbookWords, path: string): FieldWords {
  const place = fieldPlace(path)
  if (!place) return { label: path, section: '' }
  const { field, property, step, section } = place
  const asked = step === null ? undefined : words.steps[step]
  // The memo belongs to every step and to none.
  const labels = asked?.labels ?? words.steps['core/purpose/why']?.labels ?? {}
  const label =
    property === null
      ? (labels[field.path] ?? asked?.name)
      : (labels[`${field.path}/${property}`] ?? labels[`${field.path}.${property}`] ?? asked?.name)
  return { label: label ?? path, section: words.sections[section?.path ?? '']?.label ?? '' }
}
