import { afterFirstContentPaint } from '#device/browser/first-content.ts'
import { withWords } from '#device/words/interface.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

/** Not in the file of its route: what that loads statically is in the first load of every screen. */
export const PhotographyChapter = lazyComponent(
  () =>
    withWords(import('#features/guide/visual/photography/PhotographyChapter.tsx'), 'device', 'guide-visual'),
  { when: afterFirstContentPaint, Placeholder: () => <Skeleton lines={4} /> },
)
