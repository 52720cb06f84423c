import { useAnswers } from '#device/documents/react/useAnswers.ts'
import { currentLanguage } from '#device/identity/language.ts'
import { contentOf } from '#device/words/content.ts'
import { coreAnswersOf } from '../drafts/core-answers.ts'
import { useComposer } from '../drafts/useComposer.ts'

const load = () => import('#model/composition/personality-keywords.ts')

/** Keys of the keywords suggested by the story and the values; null until the composer is loaded. */
export function useProposedKeywords(): readonly string[] | null {
  const answers = useAnswers()
  const composer = useComposer(load)
  if (!composer) return null
  return composer.suggestPersonalityKeywords(coreAnswersOf(answers), currentLanguage(), {
    keyword: contentOf('options-strategy').keyword ?? {},
    coreValueKeyword: contentOf('options').coreValueKeyword ?? {},
  })
}
