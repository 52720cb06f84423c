import { afterFirstContentPaint } from '#device/browser/first-content.ts'
import { loadContent } from '#device/words/content.ts'
import { withWords } from '#device/words/interface.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

/** Not in the file of its route: what that loads statically is in the first load of every screen. */
export const VisualChapter = lazyComponent(
  async () => {
    const [part] = await Promise.all([
      withWords(import('./VisualOrDraft.tsx'), 'book', 'device', 'guide-visual'),
      loadContent('options'),
    ])
    return part
  },
  { when: afterFirstContentPaint, Placeholder: () => <Skeleton lines={6} /> },
)
