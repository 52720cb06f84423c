import { Trans, useLingui } from '@lingui/react/macro'
import Archive from 'lucide-react/icons/archive'
import BookOpen from 'lucide-react/icons/book-open'
import Braces from 'lucide-react/icons/braces'
import Download from 'lucide-react/icons/download'
import Shapes from 'lucide-react/icons/shapes'
import { Suspense, useState } from 'react'
import { OtherDocuments } from '#device/documents/react/OtherDocuments.tsx'
import { withWords } from '#device/words/interface.ts'
import { documentsWithAnswers } from '#model/documents/documents.ts'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'

const dialogs = {
  book: lazyComponent(() => withWords(import('#features/export/BookDialog.tsx'), 'export')),
  tokens: lazyComponent(() => withWords(import('#features/tokens/TokensDialog.tsx'), 'tokens')),
  assets: lazyComponent(() => withWords(import('#features/assets/AssetPackDialog.tsx'), 'assets')),
  archive: lazyComponent(() => withWords(import('#features/export/ArchiveDialog.tsx'), 'export')),
}

type DialogName = keyof typeof dialogs

/** Menu of exports: brand book, design tokens, pictures, archive. */
export default function ExportButton() {
  const { t } = useLingui()
  const [open, setOpen] = useState<DialogName | null>(null)
  const Dialog = open && dialogs[open]
  return (
    <>
      <MenuButton
        label={t`내려받기`}
        icon={<Icon of={Download} />}
        onChoose={(id) => setOpen(id as DialogName)}
        groups={[
          {
            id: 'forms',
            entries: [
              { id: 'book', label: t`브랜드 북 (PDF)`, icon: <Icon of={BookOpen} /> },
              { id: 'assets', label: t`로고 묶음 (ZIP)`, icon: <Icon of={Shapes} /> },
              { id: 'tokens', label: t`디자인 토큰`, icon: <Icon of={Braces} /> },
            ],
          },
          {
            id: 'whole',
            entries: [{ id: 'archive', label: t`브랜드 전체 내보내기`, icon: <Icon of={Archive} /> }],
          },
        ]}
      >
        <Trans>내려받기</Trans>
      </MenuButton>
      {Dialog && (
        // The archive holds every document, not only the one of this page.
        <OtherDocuments documents={documentsWithAnswers}>
          <Suspense fallback={null}>
            <Dialog onClose={() => setOpen(null)} />
          </Suspense>
        </OtherDocuments>
      )}
    </>
  )
}
