import { useLingui } from '@lingui/react/macro'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { guide } from '#model/documents/guide.ts'
import { ChapterBody } from './ChapterBody.tsx'
import { partsOf } from './chapter-parts.ts'
import { useJoinedStory } from './useJoinedStory.ts'

/** The story as a chapter: its answers joined to one text, then each of them. */
export function StoryChapter() {
  const { t } = useLingui()
  const answers = useAnswers()
  const story = useJoinedStory(answers)
  return (
    <ChapterBody
      parts={partsOf('core/story', answers).map((part) =>
        part.key === guide.core.background.path && story !== null && story !== part.text
          ? { ...part, label: t`이어 읽는 이야기`, text: story }
          : part,
      )}
    />
  )
}
