import type { Answers } from '#model/fields/answers.ts'
import type { DraftName } from '#model/workbook/steps.ts'
import { withCompositionWords } from './composition-words.ts'

/** What composes the drafts of a step, with the texts it needs. Rejects if they cannot be loaded. */
export async function loadVariants(
  draft: DraftName,
): Promise<(answers: Answers, item: string | null) => readonly string[]> {
  const { composeDraft } = await withCompositionWords(import('./drafts.ts'))
  return (answers, item) => {
    const made = composeDraft(draft, answers, item ?? undefined)
    return made.ok ? made.variants : (made.beginnings ?? [])
  }
}
