import { composeLogo } from '#features/logo-maker/compose-logo.ts'
import { inInk, toSvg } from '#features/logo-maker/drawing.ts'
import { outlineLogo } from '#features/logo-maker/outline-logo.ts'
import { readOwnSymbol } from '#features/logo-maker/read-own-symbol.ts'
import type { LogoForm } from '#features/quests/things/things-look.ts'
import { black, white } from '#model/colour/contrast.ts'
import type { LogoEditorState } from '#model/documents/logo-editor.ts'

type Layout = LogoEditorState['layout']

/** In pixels, of an own symbol in one colour: as large as it is on a thing, on a screen with two pixels to the px. */
const symbolSide = 240

/** A logo of the logo maker in the forms that suit a box of any ratio. Rejects where a font of it is absent. */
export async function logoForms(state: LogoEditorState): Promise<readonly LogoForm[]> {
  const { outlines } = await outlineLogo(state)
  return Promise.all(
    formsOf(state.layout).map(async ([form, layout]) => {
      const drawing = composeLogo(state, outlines, layout)
      const own = await readOwnSymbol(drawing, symbolSide)
      const colour = toSvg(drawing)
      if (own.kind === 'plate') return { form, svg: { colour } }
      const [dark, light] = [black, white].map((ink) => toSvg(inInk(drawing, ink, own)))
      return { form, svg: { colour, ...(dark && { dark }), ...(light && { light }) } }
    }),
  )
}

/** What was left out of the logo is on no thing either. */
function formsOf(layout: Layout): readonly (readonly [LogoForm['form'], Layout])[] {
  if (layout === 'NAME') return [['primary', 'NAME']]
  if (layout === 'SYMBOL') return [['symbol', 'SYMBOL']]
  return [
    ['primary', layout],
    ['secondary', 'VERTICAL'],
    ['symbol', 'SYMBOL'],
  ]
}
