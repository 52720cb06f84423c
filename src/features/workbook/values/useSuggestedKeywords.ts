import { useAnswers } from '#device/documents/react/useAnswers.ts'
import { currentLanguage } from '#device/identity/language.ts'
import { optionWord } from '#device/words/content.ts'
import { compositionWords } from '../drafts/composition-words.ts'
import { coreAnswersOf } from '../drafts/core-answers.ts'
import { useComposer } from '../drafts/useComposer.ts'

const load = () => import('#model/composition/keywords.ts')

/** Words of the values suggested by the answers; null until the composer is loaded. */
export function useSuggestedKeywords(): readonly string[] | null {
  const answers = useAnswers()
  const composer = useComposer(load)
  if (!composer) return null
  return composer
    .suggestKeywords(coreAnswersOf(answers), currentLanguage(), compositionWords())
    .map(({ key }) => optionWord('coreValueKeyword', key))
}
