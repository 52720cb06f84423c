import { paletteTones } from '#features/workbook/colour/palette-tones.ts'
import { coloursOf } from '#model/colour/brand-colours.ts'
import { palettesOf } from '#model/colour/palettes.ts'
import { colourRoles, type Palette } from '#model/colour/roles.ts'
import type { Answers } from '#model/fields/answers.ts'

/** The brand's own colours, and those suggested by its main colour for what is open; null without a main colour. */
export function paletteOf(answers: Answers): Palette | null {
  const colours = coloursOf(answers)
  const { main } = colours
  if (main === null) return null
  if (colourRoles.every((role) => colours[role] !== null)) return colours as Palette
  const suggested = palettesOf(main, { tones: paletteTones(answers) })[0]?.colours
  if (!suggested) return null
  return Object.fromEntries(colourRoles.map((role) => [role, colours[role] ?? suggested[role]])) as Palette
}
