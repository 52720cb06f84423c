import { type ComponentType, useEffect } from 'react'
import { OtherDocuments } from '#device/documents/react/OtherDocuments.tsx'
import { useWatched } from '#device/watch/useWatched.ts'
import { withWords } from '#device/words/interface.ts'
import { documentsWithAnswers } from '#model/documents/documents.ts'
import { DialogRegion } from '#ui/errors/DialogRegion.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { BookDialog } from './book-dialog.ts'
import { closeGuideDialog, type GuideDialogName, guideDialog } from './guide-dialog.ts'

const ShareDialog = lazyComponent(() =>
  withWords(import('#features/share/ShareDialog.tsx'), 'device-failures', 'device', 'share'),
)

const dialogs: Readonly<Record<GuideDialogName, ComponentType<{ onClose: () => void }>>> = {
  share: ({ onClose }) => <ShareDialog part="ALL" onClose={onClose} />,
  book: BookDialog,
  assets: lazyComponent(() => withWords(import('#features/assets/AssetPackDialog.tsx'), 'assets')),
  tokens: lazyComponent(() => withWords(import('#features/tokens/TokensDialog.tsx'), 'tokens')),
  archive: lazyComponent(() => withWords(import('#features/export/ArchiveDialog.tsx'), 'export')),
}

/** The dialog that `openGuideDialog` asked for: sharing, the brand book, pictures, design tokens, archive. */
export default function GuideDialogs() {
  const name = useWatched(guideDialog)
  // It belongs to the brand whose screens end here.
  useEffect(() => closeGuideDialog, [])
  if (name === null) return null
  const Dialog = dialogs[name]
  return (
    // The archive holds every document, not only the one of the page.
    <DialogRegion onClose={closeGuideDialog}>
      <OtherDocuments documents={documentsWithAnswers}>
        <Dialog onClose={closeGuideDialog} />
      </OtherDocuments>
    </DialogRegion>
  )
}
