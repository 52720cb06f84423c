import { useEffect, useState } from 'react'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { contentOf } from '#kits/words/content.ts'
import { loadLateContent } from '#kits/words/late-content.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import { guessIndustry } from '#model/options/guess-industry.ts'
import { itemsIn } from '#model/quest/quest-items.ts'
import { industryWords } from './industry-words.ts'

const { core, info } = guide

type Words = Readonly<Record<string, readonly string[]>>

/** The industry that name and products of the brand tell, in the words of the page's language; null for none. */
export function useGuessedIndustry(): string | null {
  const answers = useAnswers()
  const [words, setWords] = useState<Words | null>(null)
  useEffect(() => {
    let isOver = false
    loadLateContent('industry-synonyms').then(
      (synonyms) => {
        if (!isOver) setWords(industryWords(synonyms, contentOf('reference').industry ?? {}))
      },
      (cause: unknown) => console.warn('no industry is guessed', cause),
    )
    return () => {
      isOver = true
    }
  }, [])
  if (words === null) return null
  return guessIndustry(
    { name: textOf(answers, info.name.path), products: itemsIn(textOf(answers, core.service.path)) },
    words,
  )
}
