import type { OptionWords, WorkbookWords } from '#kits/words/content.ts'
import type { Answers } from '#model/fields/answers.ts'
import type { BookImage } from './book.ts'

/** Input of a book: the answers of both documents, their words, and the images. */
export interface BookMaterial {
  readonly answers: Answers
  readonly workbook: WorkbookWords
  /** Words of all options: business, industries, strategy. */
  readonly options: OptionWords
  /** Texts of the template. */
  readonly words: Readonly<Record<string, string>>
  readonly language: string
  readonly today: Date
  /** Stands on the cover while the brand has no tagline and no second name of its own. */
  readonly draftTagline?: string | undefined
  /** Images by the path of their field; photographs by `visual.photography/<key>`. */
  readonly images: ReadonlyMap<string, BookImage>
}
