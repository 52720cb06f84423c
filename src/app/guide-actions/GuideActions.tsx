import { later } from '#device/browser/lazy-part.tsx'
import { type DocumentName, mainDocument, traitsOf } from '#model/documents/names.ts'

const ShareButton = later(() => import('#features/share/ShareButton.tsx'))
const TakeAwayButton = later(() => import('./TakeAwayButton.tsx'))
const VersionsLink = later(() => import('./VersionsLink.tsx'))

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
