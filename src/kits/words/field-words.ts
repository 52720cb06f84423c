import { fieldAtPath } from '#model/workbook/field-at-path.ts'
import type { WorkbookWords } from './content.ts'

export interface FieldWords {
  /** Its name in the workbook. */
  readonly label: string
  /** Name of its section; '' where it has none. */
  readonly section: string
}

/** The name of a field, or of a property inside a list; the path itself where this version does not know it. */
export function fieldWords(words: WorkbookWords, path: string): FieldWords {
  const target = fieldAtPath(path)
  if (!target) return { label: path, section: '' }
  const { field, property, step, section } = target
  const stepWords = step === null ? undefined : words.steps[step]
  // The memo belongs to no step: its label is in every step.
  const labels = stepWords?.labels ?? words.steps['core/purpose/why']?.labels ?? {}
  const label =
    property === null
      ? (labels[field.path] ?? stepWords?.name)
      : (labels[`${field.path}/${property}`] ?? labels[`${field.path}.${property}`] ?? stepWords?.name)
  return { label: label ?? path, section: words.sections[section?.path ?? '']?.label ?? '' }
}
