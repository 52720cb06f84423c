import type { LogoEditorState } from '#model/documents/logo-editor.ts'
import { fontFamilies } from '#model/options/fonts.ts'

/**
 * The logo with the symbol and the font of the name that it began with; null where they are the same, or are
 * not known any more.
 */
export function originalLogoOf(state: LogoEditorState): LogoEditorState | null {
  const { baseIdBrandSymbol, baseFontFace, brandSymbol, brandName } = state
  if (baseIdBrandSymbol === undefined || baseFontFace === undefined) return null
  const isSame = brandSymbol.id === baseIdBrandSymbol && brandName.idFontFace === baseFontFace
  const font = fontOfFace(baseFontFace)
  if (isSame || !font) return null
  return {
    ...state,
    brandSymbol: { ...brandSymbol, id: baseIdBrandSymbol },
    brandName: { ...brandName, ...font, idFontFace: baseFontFace },
  }
}

/** Face 0 is what a logo without a proposal begins with. */
function fontOfFace(id: number) {
  if (id === 0) return { fontFamily: 'Pretendard', fontFamilyName: 'Pretendard', fontWeight: 700 }
  for (const { family, faces } of fontFamilies) {
    const face = faces.find(({ idFontFace }) => idFontFace === id)
    if (face) return { fontFamily: family, fontFamilyName: family, fontWeight: face.weightValue }
  }
  return null
}
