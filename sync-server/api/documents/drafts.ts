import type { Compose, CoreAnswers } from '#model/composition/answers.ts'
import { suggestKeywords } from '#model/composition/keywords.ts'
import { composeValues } from '#model/composition/values.ts'
import { writtenLanguages } from '#model/composition/written-languages.ts'
import type { Language } from '#model/language/languages.ts'
import { optionWords } from '#server/api/reference/options/words.ts'

/** Composes a draft in a language, by the same rules as the device. */
export function draftOf(compose: Compose, answers: CoreAnswers, language: Language) {
  const draft = compose(answers, language, optionWords(language))
  return draft.ok
    ? { drafts: draft.variants, needs: [], missing: draft.missing }
    : { drafts: [], needs: fieldsOnce(draft.needs), missing: [] }
}

/** Suggests keywords for core values, and composes definitions of the chosen ones. */
export function draftOfValues(answers: CoreAnswers, language: Language) {
  const words = optionWords(language)
  const cues = Object.fromEntries(
    writtenLanguages(answers, language).map((written) => [written, optionWords(written).coreValueCues]),
  )
  const keywords = suggestKeywords(answers, cues).map(({ key }) => ({
    key,
    keyword: words.coreValueKeyword[key] ?? key,
  }))
  const draft = composeValues(answers, language, words)
  if (!draft.ok) return { keywords, drafts: [], needs: fieldsOnce(draft.needs), missing: [] }
  const drafts = draft.variants.map((descriptions) =>
    answers.values.map(({ keyword }, at) => ({ keyword, description: descriptions[at] ?? '' })),
  )
  return { keywords, drafts, needs: [], missing: draft.missing }
}

function fieldsOnce<Field extends string>(groups: readonly (readonly Field[])[]): Field[] {
  return [...new Set(groups.flat())]
}
