import { useAnswers } from '#device/documents/react/useAnswers.ts'
import { keywordWord } from '#device/words/keyword-word.ts'
import { pageLanguage } from '#device/words/page-language.ts'
import { factsOf } from '#features/logo-maker/brand-facts.ts'
import { paletteTones } from '#features/workbook/colour/palette-tones.ts'
import { coloursOf } from '#model/colour/brand-colours.ts'
import { palettesOf } from '#model/colour/palettes.ts'
import { colourRoles, type Palette } from '#model/colour/roles.ts'
import { composeTaglines } from '#model/composition/taglines.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { type Answers, itemsOf, textOf } from '#model/fields/answers.ts'
import { itemsIn } from '#model/quest/quest-items.ts'

const { core, info } = guide

export interface BrandBorn {
  readonly name: string
  /** The brand's own eight colours, or those suggested by its main colour; null without one. */
  readonly palette: Palette | null
  readonly taglines: readonly string[]
}

/** What the answers so far make of a brand, by the same rules as in the workbook. */
export function useBrandBorn(): BrandBorn {
  const answers = useAnswers()
  const { name } = factsOf(answers, pageLanguage())
  return { name: name.trim(), palette: paletteOf(answers), taglines: taglinesOf(answers) }
}

function paletteOf(answers: Answers): Palette | null {
  const colours = coloursOf(answers)
  if (colours.main === null) return null
  if (colourRoles.every((role) => colours[role] !== null)) return colours as Palette
  return palettesOf(colours.main, { tones: paletteTones(answers) })[0]?.colours ?? null
}

function taglinesOf(answers: Answers): readonly string[] {
  const [first] = itemsOf(answers, strategy.personality.keywords.path)
  const keyword = first && {
    idBrandKeyword: typeof first.idBrandKeyword === 'number' ? first.idBrandKeyword : null,
    keyword: typeof first.keyword === 'string' ? first.keyword : null,
  }
  return composeTaglines(
    {
      name: textOf(answers, info.name.path),
      target: textOf(answers, core.target.path),
      positive: textOf(answers, core.positive.path),
      service: itemsIn(textOf(answers, core.service.path))[0] ?? null,
      keyword: keyword ? keywordWord(keyword) : null,
    },
    pageLanguage(),
  )
}
