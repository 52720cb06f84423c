import { pageLanguage } from '#engine/words/page-language.ts'
import type { CoreField, Draft } from '#model/composition/answers.ts'
import { composePurpose } from '#model/composition/purpose.ts'
import { composeStory } from '#model/composition/story.ts'
import { composeValues } from '#model/composition/values.ts'
import { composeVision } from '#model/composition/vision.ts'
import { guide } from '#model/documents/guide.ts'
import { type Answers, itemsOf } from '#model/fields/answers.ts'
import type { DraftName } from '#model/workbook/steps.ts'
import { compositionWords } from './composition-words.ts'
import { coreAnswersOf } from './core-answers.ts'

/**
 * Composes drafts for one field from the answers. `valueKey` is the item key of the core value that a draft
 * named `value` defines. Throws unless `withCompositionWords` loaded the texts.
 */
export function composeDraft(name: DraftName, answers: Answers, valueKey?: string): Draft {
  const core = coreAnswersOf(answers)
  const language = pageLanguage()
  const words = compositionWords()
  switch (name) {
    case 'story':
      return composeStory(core, language, words)
    case 'purpose':
      return composePurpose(core, language, words)
    case 'vision':
      return composeVision(core, language, words)
    case 'value':
      return meaningOf(composeValues(core, language, words), answers, valueKey)
  }
}

/** The drafts of one value, out of the drafts of all values. */
function meaningOf(all: Draft<string[]>, answers: Answers, valueKey: string | undefined): Draft {
  if (!all.ok) return { ok: false, needs: all.needs }
  const index = itemsOf(answers, guide.core.values.path).findIndex(({ key }) => key === valueKey)
  const variants = all.variants.map((meanings) => meanings[index] ?? '').filter((meaning) => meaning !== '')
  const needs: CoreField[][] = [['values']]
  return variants.length > 0 ? { ok: true, variants, missing: all.missing } : { ok: false, needs }
}
