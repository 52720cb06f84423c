import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

/** Not in the file of its route: what that loads statically is in the first load of every screen. */
export const PhotographyChapter = lazyComponent(
  () => import('#features/guide/visual/photography/PhotographyChapter.tsx'),
  { when: afterFirstContentPaint, Placeholder: () => <Skeleton lines={4} /> },
)
