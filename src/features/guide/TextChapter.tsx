import { useAnswers } from '#device/documents/react/useAnswers.ts'
import { ChapterBody } from './ChapterBody.tsx'
import { partsOf } from './chapter-parts.ts'

/** One section of the guide, such as `core/story`, as a chapter of its page. */
export function TextChapter({ section }: { section: string }) {
  const answers = useAnswers()
  return <ChapterBody parts={partsOf(section, answers)} />
}
