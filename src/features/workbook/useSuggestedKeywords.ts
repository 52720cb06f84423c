import { useEffect, useState } from 'react'
import { useAnswers } from '#device/documents/useAnswers.ts'
import { afterFirstWords } from '#device/first-words.ts'
import { currentLanguage } from '#device/session/language.ts'
import { optionWord } from '#device/words/content.ts'
import { compositionWords, withCompositionWords } from './composition-words.ts'
import { coreAnswersOf } from './core-answers.ts'

type Suggest = typeof import('#model/composition/keywords.ts').suggestKeywords

/** The words of the values that the answers hint at; null until the composer is there, or where it cannot be had. */
export function useSuggestedKeywords(): readonly string[] | null {
  const answers = useAnswers()
  const [suggest, setSuggest] = useState<{ run: Suggest } | null>(null)
  useEffect(() => {
    let isGone = false
    const forget = afterFirstWords(() => {
      withCompositionWords(import('#model/composition/keywords.ts')).then(
        ({ suggestKeywords }) => {
          if (!isGone) setSuggest({ run: suggestKeywords })
        },
        // Offline before the file was kept: all values are there to choose from all the same.
        () => {},
      )
    })
    return () => {
      isGone = true
      forget()
    }
  }, [])
  if (!suggest) return null
  return suggest
    .run(coreAnswersOf(answers), currentLanguage(), compositionWords())
    .map(({ key }) => optionWord('coreValueKeyword', key))
}
