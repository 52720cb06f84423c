import { useEffect, useState } from 'react'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { contentOf } from '#kits/words/content.ts'
import { loadLateContent } from '#kits/words/late-content.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import { guessIndustry } from '#model/options/guess-industry.ts'
import { itemsIn } from '#model/quest/quest-items.ts'

const { core, info } = guide
/** Between the words of an industry’s name: `카페·음료`, `Bags, shoes and accessories`. */
const between = /[·・、,]| and /

type Words = Readonly<Record<string, readonly string[]>>

/** The industry that name and products of the brand tell, in the words of the page's language; null for none. */
export function useGuessedIndustry(): string | null {
  const answers = useAnswers()
  const [words, setWords] = useState<Words | null>(null)
  useEffect(() => {
    let isOver = false
    loadLateContent('industry-synonyms').then(
      (synonyms) => {
        if (!isOver) setWords(withNames(synonyms))
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

/** Those of `OTHERS` are too wide: 기타 is an instrument too. */
function withNames(synonyms: Words): Words {
  const names = Object.entries(contentOf('reference').industry ?? {}).filter(
    ([key]) => !key.startsWith('OTHERS'),
  )
  const named = names.map(([key, name]) => [
    key,
    [...name.split(between).map((word) => word.trim()), ...(synonyms[key] ?? [])],
  ])
  return { ...synonyms, ...Object.fromEntries(named) }
}
