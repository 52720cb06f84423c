import { useLingui } from '@lingui/react/macro'
import { useAnswers } from '#device/documents/react/useAnswers.ts'
import { guide } from '#model/documents/guide.ts'
import { ChapterBody } from './ChapterBody.tsx'
import { partsOf } from './chapter-parts.ts'
import { useJoinedStory } from './useJoinedStory.ts'

/** One section of the guide, such as `core/story`, as a chapter of its page. */
export function TextChapter({ section }: { section: string }) {
  const { t } = useLingui()
  const answers = useAnswers()
  const story = useJoinedStory(answers)
  const parts = partsOf(section, answers).filter(({ isPlanning }) => !isPlanning)
  return (
    <ChapterBody
      parts={parts.map((part) =>
        part.key === guide.core.background.path && story !== null && story !== part.text
          ? { ...part, label: t`이어 읽는 이야기`, text: story }
          : part,
      )}
    />
  )
}
