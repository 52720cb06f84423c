import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

/** The picture of an entry: a file of the drive or a design. Its code and bytes come after what can be read. */
export const TilePicture = lazyComponent(
  async () => {
    const { EntryPicture } = await import('#kits/planner/picture/EntryPicture.tsx')
    return { default: EntryPicture }
  },
  { when: afterFirstContentPaint },
)
