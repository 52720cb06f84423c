import { strToU8, zipSync } from 'fflate'
import { formatColour } from '#model/colour/formats.ts'
import { colourRoles } from '#model/colour/roles.ts'
import { guide as fields } from '#model/documents/guide.ts'
import { fontFamilies } from '#model/options/fonts.ts'
import { tokensOf } from '#model/tokens/tokens-of.ts'
import type { SharedGuide } from './shared-guide.ts'
import type { PageWords } from './words.ts'

/** A zip of the colours that a link shows: design tokens for programs, and a list to read with the values for print. */
export function packColours({ brand, visual }: SharedGuide, words: PageWords): Buffer {
  const { colors, typography } = visual ?? {}
  const answers: Record<string, unknown> = { [fields.info.name.path]: brand.name }
  for (const role of colourRoles) answers[fields.visual[role].path] = colors?.[role] ?? null
  for (const [role, font] of Object.entries(typography ?? {}))
    answers[fields.visual[role as 'korMain'].path] = font && {
      idFontFamily: fontFamilies.find(({ family }) => family === font.family)?.idFontFamily,
      weightValue: font.weightValue,
    }
  const files = tokensOf(answers, (role) => words.label(`visual.${role}`))
  const lines = colourRoles.flatMap((role) => {
    const hex = colors?.[role]
    if (!hex) return []
    const [rgb, cmyk, oklch] = (['rgb', 'cmyk', 'oklch'] as const).map((format) => formatColour(hex, format))
    return [[words.label(`visual.${role}`), hex, `RGB ${rgb}`, `CMYK ${cmyk}`, `OKLCH ${oklch}`].join('\t')]
  })
  const entries = files.map(({ name, content }) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ])
  return Buffer.from(
    zipSync({
      ...Object.fromEntries(entries),
      'colors.txt': strToU8([brand.name, '', ...lines, '', words.say('cmykNote'), ''].join('\r\n')),
    }),
  )
}
