import type { ChosenFace } from '#engine/fonts/face-of.ts'
import type { LogoEditorState } from '#model/documents/logo-editor.ts'
import { fontFamilies } from '#model/options/fonts.ts'

/** The face of the name in a logo; null where its family is not known. */
export function faceOfLogo({ brandName }: LogoEditorState): ChosenFace | null {
  const family = fontFamilies.find((one) => one.family === brandName.fontFamily)
  return family ? { family, weight: brandName.fontWeight } : null
}
