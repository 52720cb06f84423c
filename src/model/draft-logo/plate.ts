import { contrastOf, labelOn, white } from '../colour/contrast.ts'
import type { LogoEditorState, LogoPlate } from '../documents/logo-editor.ts'

/** Least contrast of symbol and texts on what is behind them; below it they get another colour. */
const enough = 3

/** Colour of what is drawn on a form: white where it can be seen, because a logo is mostly shown on white. */
export function reversedOn(fill: string): string {
  return contrastOf(white, fill) >= enough ? white : labelOn(fill)
}

/**
 * The logo on a plate, or on none. Where symbol or texts could not be seen any more, all of them become black or
 * white, or take the colour of the plate that is taken away.
 */
export function withPlate(state: LogoEditorState, plate: LogoPlate | null): LogoEditorState {
  const { plate: before, ...bare } = state
  const { brandSymbol, brandName, brandTagline } = bare
  const ground = plate?.fill ?? white
  const isSeen = [brandSymbol, brandName, brandTagline].every(
    ({ fill }) => contrastOf(fill, ground) >= enough,
  )
  const made = { ...bare, ...(plate && { plate }) }
  if (isSeen) return made
  const fill = !plate && before && contrastOf(before.fill, white) >= enough ? before.fill : reversedOn(ground)
  return {
    ...made,
    brandSymbol: { ...brandSymbol, fill },
    brandName: { ...brandName, fill },
    brandTagline: { ...brandTagline, fill },
  }
}
