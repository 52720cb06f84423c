import { OtherDocuments } from '#engine/documents/react/OtherDocuments.tsx'
import { DialogHost, type DialogProps } from '#kits/screen/DialogHost.tsx'
import { loadWorkbook } from '#kits/words/content.ts'
import { documentsWithAnswers } from '#model/documents/documents.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { BookDialog } from './book-dialog.ts'
import { guideDialogs } from './guide-dialog.ts'

const ShareDialog = lazyComponent(() => import('#features/share/ShareDialog.tsx'))

const dialogs = {
  share: ({ onClose }: DialogProps) => <ShareDialog part="ALL" onClose={onClose} />,
  book: BookDialog,
  assets: lazyComponent(() => import('#features/assets/AssetPackDialog.tsx')),
  tokens: lazyComponent(async () => {
    const [dialog] = await Promise.all([import('#features/tokens/TokensDialog.tsx'), loadWorkbook('visual')])
    return dialog
  }),
  archive: lazyComponent(() => import('#features/export/ArchiveDialog.tsx')),
}

/** Sharing, the brand book, pictures, design tokens, archive. They belong to the brand whose screens end here. */
export default function GuideDialogs() {
  return (
    <DialogHost
      of={guideDialogs}
      show={dialogs}
      endsHere
      // The archive holds every document, not only the one of the page.
      wrap={(dialog) => <OtherDocuments documents={documentsWithAnswers}>{dialog}</OtherDocuments>}
    />
  )
}
