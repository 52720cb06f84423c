import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { draftTaglines } from '#kits/words/draft-taglines.ts'
import { strategy } from '#model/documents/strategy.ts'
import { textOf } from '#model/fields/answers.ts'

const { tagline1 } = strategy.personality

export interface TaglineChoice {
  /** Those made of the answers. */
  readonly lines: readonly string[]
  /** The brand's own; without one the first of those. */
  readonly chosen: string | null
  /** Null where the strategy cannot be edited. */
  readonly choose: ((line: string) => void) | null
}

/** Which tagline the brand begins with. A choice is stored at once. */
export function useTaglineChoice(): TaglineChoice {
  const answers = useAnswers()
  const { document, isReadOnly } = useDocumentView('strategy')
  const lines = draftTaglines(answers).map(({ text }) => text)
  const own = textOf(answers, tagline1.path).trim()
  return {
    lines,
    chosen: own || (lines[0] ?? null),
    choose: isReadOnly ? null : (line) => void document.edit((doc) => tagline1.write(doc, line)),
  }
}
