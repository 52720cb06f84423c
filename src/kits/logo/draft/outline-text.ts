import { findFont } from '#engine/fonts/find-font.ts'
import * as model from '#model/draft-logo/outline-text.ts'

/** Text as a path, from the font slices of a face. Rejects if a slice is neither cached nor reachable. */
export function outlineText(face: model.LetterFace, text: string): Promise<model.Outlined> {
  return model.outlineText(findFont, face, text)
}
