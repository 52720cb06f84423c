import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { loadContent } from '#kits/words/content.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

/** Not in the file of its route: what that loads statically is in the first load of every screen. */
export const StrategyPart = lazyComponent(
  async () => {
    const [part] = await Promise.all([
      import('#features/strategy/StrategyPart.tsx'),
      loadContent('options-strategy'),
    ])
    return part
  },
  { when: afterFirstContentPaint, Placeholder: () => <Skeleton lines={4} /> },
)
