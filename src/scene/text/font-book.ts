import type { SceneFace } from '../list/drawing.ts'

/**
 * The fonts of a host. Answers are cached for as long as the book lives: a host whose fonts have come in the meantime gives a
 * new one.
 */
export interface FontBook {
  /** Advance in px, with kerning, by the exact face. */
  measure(text: string, face: SceneFace, size: number): number
  /** Whether the face has a grapheme. */
  has(face: SceneFace, letter: string): boolean
}
