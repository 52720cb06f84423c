import { afterFirstContentPaint } from '#device/browser/first-content.ts'
import { type DocumentName, mainDocument, traitsOf } from '#model/documents/names.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

const ShareButton = lazyComponent(() => import('#features/share/ShareButton.tsx'), {
  when: afterFirstContentPaint,
})
const TakeAwayButton = lazyComponent(() => import('./TakeAwayButton.tsx'), { when: afterFirstContentPaint })
const VersionsLink = lazyComponent(() => import('./VersionsLink.tsx'), { when: afterFirstContentPaint })

/** What can be done with a page of the brand's book, by the traits of its document. */
export function GuideActions({ document = mainDocument }: { document?: DocumentName }) {
  return (
    <>
      {traitsOf(document).hasHistory && <VersionsLink document={document} />}
      {traitsOf(document).isShared && <ShareButton />}
      <TakeAwayButton />
    </>
  )
}
