import { useEffect, useState } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import type { Answers } from '#model/fields/answers.ts'

type StoryOf = typeof import('#model/composition/story-prose.ts').storyOf

/** The answers of the story joined to one text; null until the code that joins them is loaded. */
export function useJoinedStory(answers: Answers): string | null {
  const [storyOf, setStoryOf] = useState<StoryOf | null>(null)
  useEffect(
    () =>
      afterFirstContentPaint(() => {
        import('#model/composition/story-prose.ts').then(
          (module) => setStoryOf(() => module.storyOf),
          // Without it the beginning of the story stands alone.
          () => undefined,
        )
      }),
    [],
  )
  return storyOf ? storyOf(answers, pageLanguage()) : null
}
