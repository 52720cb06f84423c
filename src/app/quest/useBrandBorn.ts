import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { factsOf } from '#features/logo-maker/brand-facts.ts'
import { taglinesOrDrafts } from '#kits/words/draft-taglines.ts'
import type { Palette } from '#model/colour/roles.ts'
import { paletteOf } from './born-palette.ts'

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
