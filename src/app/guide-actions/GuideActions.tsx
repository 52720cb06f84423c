import { later } from '#device/browser/lazy-part.tsx'

const ShareButton = later(() => import('#features/share/ShareButton.tsx'))
const TakeAwayButton = later(() => import('./TakeAwayButton.tsx'))
const VersionsLink = later(() => import('./VersionsLink.tsx'))

/** What can be done with any page of the brand's book. The strategy is for the team alone, so it has no links. */
export function GuideActions({ document = 'guide' }: { document?: 'guide' | 'strategy' }) {
  return (
    <>
      <VersionsLink document={document} />
      {document === 'guide' && <ShareButton />}
      <TakeAwayButton />
    </>
  )
}
