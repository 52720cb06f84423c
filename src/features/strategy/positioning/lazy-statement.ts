import { afterFirstContentPaint } from '#device/browser/first-content.ts'
import { loadContent } from '#device/words/content.ts'
import { withWords } from '#device/words/interface.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

/** Lazy, because it needs the code and the texts that compose sentences. */
export const PositionStatement = lazyComponent(
  async () => {
    const [part] = await Promise.all([
      withWords(import('./PositionStatement.tsx'), 'strategy'),
      loadContent('drafts-strategy'),
    ])
    return part
  },
  { when: afterFirstContentPaint },
)
