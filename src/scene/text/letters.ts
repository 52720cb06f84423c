import type { SceneFace } from '../list/drawing.ts'
import { graphemesOf } from './scripts.ts'

/** A grapheme of a text, with the face that has it. */
export interface Letter {
  readonly text: string
  readonly face: SceneFace
  /** Index of its run. */
  readonly run: number
}

export interface StyledText {
  readonly text: string
  readonly run: number
}

/** The graphemes of the runs of one line; one that lies over two runs belongs to the first. Spaces have the face
 * before them in their run. */
export function lettersOf(
  parts: readonly StyledText[],
  faceOf: (letter: string, run: number) => SceneFace,
): readonly Letter[] {
  let part = 0
  let end = parts[0]?.text.length ?? 0
  let at = 0
  let last: Letter | null = null
  return graphemesOf(parts.map(({ text }) => text).join('')).map((text) => {
    while (at >= end && part < parts.length - 1) {
      part += 1
      end += parts[part]?.text.length ?? 0
    }
    at += text.length
    const run = parts[part]?.run ?? 0
    const face: SceneFace = text.trim() === '' && last?.run === run ? last.face : faceOf(text, run)
    last = { text, face, run }
    return last
  })
}
