import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { factsOf } from '#features/logo-maker/brand-facts.ts'
import { paletteTones } from '#features/workbook/colour/palette-tones.ts'
import { taglinesOrDrafts } from '#kits/words/draft-taglines.ts'
import { coloursOf } from '#model/colour/brand-colours.ts'
import { palettesOf } from '#model/colour/palettes.ts'
import { colourRoles, type Palette } from '#model/colour/roles.ts'
import type { Answers } from '#model/fields/answers.ts'

export interface BrandBorn {
  readonly name: string
  /** The brand's own colours, and those suggested by its main colour for what is open; null without a main colour. */
  readonly palette: Palette | null
  /** The brand's own taglines; without any, those made of its answers. */
  readonly taglines: readonly string[]
}

/** What the answers so far make of a brand, by the same rules as in the workbook. */
export function useBrandBorn(): BrandBorn {
  const answers = useAnswers()
  const { name } = factsOf(answers, pageLanguage())
  return { name: name.trim(), palette: paletteOf(answers), taglines: taglinesOrDrafts(answers) }
}

function paletteOf(answers: Answers): Palette | null {
  const colours = coloursOf(answers)
  const { main } = colours
  if (main === null) return null
  if (colourRoles.every((role) => colours[role] !== null)) return colours as Palette
  const suggested = palettesOf(main, { tones: paletteTones(answers) })[0]?.colours
  if (!suggested) return null
  return Object.fromEntries(colourRoles.map((role) => [role, colours[role] ?? suggested[role]])) as Palette
}
