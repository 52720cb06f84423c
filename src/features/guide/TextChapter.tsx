import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { ChapterBody } from './ChapterBody.tsx'
import { partsOf } from './chapter-parts.ts'

/** One section of the guide, such as `core/purpose`, as a chapter of its page. Plans of the business stay in the workbook. */
export function TextChapter({ section }: { section: string }) {
  const answers = useAnswers()
  return <ChapterBody parts={partsOf(section, answers).filter(({ isPlanning }) => !isPlanning)} />
}
