import { afterFirstContentPaint } from '#device/browser/first-content.ts'
import { loadContent } from '#device/words/content.ts'
import { withWords } from '#device/words/interface.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

/** Comes with the words of keywords, of which one draft is made. */
export const LateTaglineDrafts = lazyComponent(
  async () => {
    const [part] = await Promise.all([
      withWords(import('./TaglineDrafts.tsx'), 'workbook-personality'),
      loadContent('options-strategy'),
    ])
    return part
  },
  { when: afterFirstContentPaint },
)
