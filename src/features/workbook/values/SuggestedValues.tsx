import type { ReactNode } from 'react'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { optionWord } from '#kits/words/content.ts'
import { writtenLanguages } from '#model/composition/written-languages.ts'
import { ToggleChips } from '#ui/controls/ToggleChips.tsx'
import { coreAnswersOf } from '../drafts/core-answers.ts'
import { useComposer } from '../drafts/useComposer.ts'
import { useContentIn } from '../drafts/useContentIn.ts'

interface Props {
  label: string
  renderChips: (words: readonly string[]) => ReactNode
}

const load = () => import('#model/composition/keywords.ts')

/** Values suggested by the answers, also by those in other languages; renders nothing until all is loaded. */
export default function SuggestedValues({ label, renderChips }: Props) {
  const answers = useFromAnswers(coreAnswersOf)
  const composer = useComposer(load)
  const drafts = useContentIn('drafts', writtenLanguages(answers, pageLanguage()))
  if (!composer || !drafts) return null
  const cues = Object.fromEntries(
    Object.entries(drafts).map(([language, words]) => [language, words?.coreValueCues]),
  )
  const suggested = composer
    .suggestKeywords(answers, cues)
    .map(({ key }) => optionWord('coreValueKeyword', key))
  return <ToggleChips label={label}>{renderChips(suggested)}</ToggleChips>
}
