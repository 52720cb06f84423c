import { guide } from '#model/documents/guide.ts'
import { type Answers, itemsOf } from '#model/fields/answers.ts'
import type { FileReference } from '#model/fields/file.ts'

const { visual } = guide
/** In the order of `useLogoNames`. */
export const logos = [
  visual['logoJson.primary'],
  visual['logoJson.secondary'],
  visual['logoJson.blackWhite'],
  visual['logoJson.vector'],
  visual.logoSymbol,
]

export interface GuidePicture {
  readonly reference: FileReference
  /** Index of the logo; null: a photograph. */
  readonly logo: number | null
}

/** Where the guide shows pictures. */
export function placesIn(answers: Answers): readonly GuidePicture[] {
  return [
    ...logos.flatMap((field, logo) => {
      const reference = answers[field.path] as FileReference | null | undefined
      return reference ? [{ reference, logo }] : []
    }),
    ...itemsOf(answers, visual.photography.path).flatMap(({ file }) =>
      file ? [{ reference: file as FileReference, logo: null }] : [],
    ),
  ]
}

export function keyOf(reference: FileReference): string {
  return 'idFile' in reference ? String(reference.idFile) : reference.idBlob
}
