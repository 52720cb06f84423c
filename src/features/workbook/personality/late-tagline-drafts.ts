import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { loadContent } from '#kits/words/content.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

/** Comes with the words of keywords, of which one draft is made. */
export const LateTaglineDrafts = lazyComponent(
  async () => {
    const [part] = await Promise.all([import('./TaglineDrafts.tsx'), loadContent('options-strategy')])
    return part
  },
  { when: afterFirstContentPaint },
)
