import { afterFirstContentPaint } from '#device/browser/first-content.ts'
import { withWords } from '#device/words/interface.ts'
import { type DocumentName, mainDocument, traitsOf } from '#model/document-kinds/names.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

const ShareButton = lazyComponent(() => withWords(import('#features/share/ShareButton.tsx'), 'share'), {
  when: afterFirstContentPaint,
})
const ExportButton = lazyComponent(() => withWords(import('./ExportButton.tsx'), 'book'), {
  when: afterFirstContentPaint,
})
const VersionsLink = lazyComponent(() => withWords(import('./VersionsLink.tsx'), 'book'), {
  when: afterFirstContentPaint,
})

/** Actions of a guide page, by the traits of its document. */
export function GuideActions({ document = mainDocument }: { document?: DocumentName }) {
  return (
    <>
      {traitsOf(document).hasVersions && <VersionsLink document={document} />}
      {traitsOf(document).isShared && <ShareButton />}
      <ExportButton />
    </>
  )
}
