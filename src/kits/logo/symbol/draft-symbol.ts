import type { LogoEditorState } from '#model/documents/logo-editor.ts'
import { symbolDrawing } from '#model/draft-logo/draft-forms.ts'
import { toSvg } from '#model/draft-logo/drawing.ts'
import { firstLetter } from '#model/draft-logo/first-letter.ts'
import { lacksSymbol } from '#model/draft-logo/lacks-symbol.ts'
import { isLetterSymbol } from '#model/draft-logo/symbols/symbols.ts'
import { outlineLogo } from '../draft/outline-logo.ts'

/** The symbol of a drafted logo as an SVG; null where the logo has none, or a font of it cannot be had. Does not reject. */
export async function draftSymbol(state: LogoEditorState): Promise<Blob | null> {
  if (state.layout === 'NAME' || lacksSymbol(state, firstLetter(state.brandName.text))) return null
  const alone = symbolAlone(state)
  try {
    const { outlines } = await outlineLogo(alone)
    return new Blob([toSvg(symbolDrawing(alone, outlines))], { type: 'image/svg+xml' })
  } catch (cause) {
    console.warn('the drafted symbol cannot be drawn', cause)
    return null
  }
}

/** Without the texts that the symbol is not made of: no font is loaded for them. */
function symbolAlone(state: LogoEditorState): LogoEditorState {
  const { brandName, brandTagline, brandSymbol } = state
  return {
    ...state,
    brandName: isLetterSymbol(brandSymbol.id) ? brandName : { ...brandName, text: '' },
    brandTagline: { ...brandTagline, text: '' },
    isNameInTwoLines: false,
  }
}
