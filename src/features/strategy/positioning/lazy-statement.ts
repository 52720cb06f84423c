import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { loadContent } from '#kits/words/content.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

/** Lazy, because it needs the code and the texts that compose sentences. */
export const PositionStatement = lazyComponent(
  async () => {
    const [part] = await Promise.all([import('./PositionStatement.tsx'), loadContent('drafts-strategy')])
    return part
  },
  { when: afterFirstContentPaint },
)
