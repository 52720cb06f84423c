import type { SizeUnit } from '#model/forms/forms.ts'

/** The size that was chosen: of a form by its key, or one of one's own. */
export interface ChosenSize {
  readonly form: string | null
  readonly width: number
  readonly height: number
  readonly unit: SizeUnit
  /** Of the form, in the language of the page; '' for a size of one's own. */
  readonly name: string
}
