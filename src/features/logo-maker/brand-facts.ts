import { coloursOf } from '#model/colour/brand-colours.ts'
import { tonesOf } from '#model/documents/brand-tones.ts'
import type { FontChoice } from '#model/documents/choices.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { widthOf } from '#model/draft-logo/name-lines.ts'
import { type Answers, textOf } from '#model/fields/answers.ts'
import type { Language } from '#model/language/languages.ts'
import { itemsIn } from '#model/quest/quest-items.ts'
import type { BrandFacts } from './propose-logos.ts'

const { core, info, visual } = guide
/** In ems; a longer tagline would be wider than the name and unreadable beside it. */
const longestTagline = 14

/** What is known of a brand for its logo, from its guide and its strategy. */
export function factsOf(answers: Answers, language: Language): BrandFacts {
  const taglines = [info.subName.path, strategy.personality.tagline1.path].map((path) =>
    textOf(answers, path).trim(),
  )
  return {
    name: textOf(answers, info.name.path),
    tagline: taglines.find((line) => line !== '' && widthOf(line) <= longestTagline) ?? '',
    colours: coloursOf(answers),
    korFont: fontIn(answers, visual.korMain.path) ?? fontIn(answers, visual.korSub.path),
    engFont: fontIn(answers, visual.engMain.path) ?? fontIn(answers, visual.engSub.path),
    industry: textOf(answers, info.industry.path) || null,
    products: itemsIn(textOf(answers, core.service.path)),
    tones: tonesOf(answers),
    language,
  }
}

/** Values in answers have the form of their field. */
function fontIn(answers: Answers, path: string): FontChoice | null {
  return (answers[path] as FontChoice | null | undefined) ?? null
}
