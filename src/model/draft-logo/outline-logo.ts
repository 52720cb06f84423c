import type { LogoEditorState, LogoText } from '../documents/logo-editor.ts'
import { fontFamilies } from '../options/fonts.ts'
import type { Outlines } from './compose-logo.ts'
import { firstLetter } from './first-letter.ts'
import { missingLetters } from './missing-letters.ts'
import { brokenName } from './name-lines.ts'
import { type FindFont, outlineText } from './outline-text.ts'
import { loadSymbol } from './symbols/load-symbol.ts'
import { isLetterSymbol } from './symbols/symbols.ts'

export interface OutlinedLogo {
  readonly outlines: Outlines
  /** Characters that neither the font nor its fallbacks have, which are left out; '' if there are none. */
  readonly missing: string
}

/** Texts and symbol of a logo as paths. Rejects where a font or a drawing cannot be had. */
export async function outlineLogo(findFont: FindFont, state: LogoEditorState): Promise<OutlinedLogo> {
  const { brandName, brandTagline, brandSymbol, isNameInTwoLines } = state
  const outline = (words: LogoText, text = words.text) => outlineText(findFont, faceOf(words), text)
  const letter = isLetterSymbol(brandSymbol.id) ? firstLetter(brandName.text) : ''
  const lines = (isNameInTwoLines && brokenName(brandName.text)) || []
  const [name, nameLines, tagline, initial, symbol] = await Promise.all([
    outline(brandName),
    Promise.all(lines.map((line) => outline(brandName, line))),
    outline(brandTagline),
    letter === '' ? null : outline(brandName, letter),
    loadSymbol(brandSymbol.id),
  ])
  return {
    outlines: {
      name: name.outline,
      nameLines: nameLines.flatMap((line) => line.outline ?? []),
      tagline: tagline.outline,
      letter: initial?.outline ?? null,
      symbol,
    },
    missing: missingLetters([name.missing, tagline.missing]),
  }
}

/** The first family where this one is unknown, for example from a newer version. */
function faceOf({ fontFamily, fontWeight }: LogoText) {
  const family = fontFamilies.find((candidate) => candidate.family === fontFamily) ?? fontFamilies[0]
  return { family: family ?? { slug: 'pretendard', family: 'Pretendard' }, weight: fontWeight }
}
