import type { ReactNode } from 'react'
import { useAnswers } from '#device/documents/react/useAnswers.ts'
import { currentLanguage } from '#device/identity/language.ts'
import { optionWord } from '#device/words/content.ts'
import { ToggleChips } from '#ui/controls/ToggleChips.tsx'
import { compositionWords } from '../drafts/composition-words.ts'
import { coreAnswersOf } from '../drafts/core-answers.ts'
import { useComposer } from '../drafts/useComposer.ts'

interface Props {
  label: string
  renderChips: (words: readonly string[]) => ReactNode
}

const load = () => import('#model/composition/keywords.ts')

/** Values suggested by the answers; renders nothing until the composer is loaded. */
export default function SuggestedValues({ label, renderChips }: Props) {
  const answers = useAnswers()
  const composer = useComposer(load)
  if (!composer) return null
  const suggested = composer
    .suggestKeywords(coreAnswersOf(answers), currentLanguage(), compositionWords())
    .map(({ key }) => optionWord('coreValueKeyword', key))
  return <ToggleChips label={label}>{renderChips(suggested)}</ToggleChips>
}
