import type { FontChoice } from '#model/documents/choices.ts'
import { type FontFamily, fontFamilyOf } from '#model/options/fonts.ts'
import type { Face } from './load-font.ts'

export interface ChosenFace extends Face {
  readonly family: FontFamily
}

/** The face of a choice; null without one, and for a family that this version does not know. */
export function faceOf(choice: FontChoice | null): ChosenFace | null {
  const family = choice && fontFamilyOf(choice.idFontFamily)
  return family ? { family, weight: choice.weightValue } : null
}

/** CSS for a face, with a fallback family until it is loaded. */
export function styleOf(face: ChosenFace | null): { fontFamily?: string; fontWeight?: number } {
  if (!face) return {}
  const { family, weight } = face
  return {
    fontFamily: `"${family.family}", ${family.serif ? 'serif' : 'var(--font-ui)'}`,
    fontWeight: weight,
  }
}
