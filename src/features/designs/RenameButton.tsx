import { Trans, useLingui } from '@lingui/react/macro'
import PencilLine from 'lucide-react/icons/pencil-line'
import { Suspense, useState } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { noteTitle } from '#kits/design/changes/note-title.ts'
import { designTitle } from '#kits/design/document/design-title.ts'
import { design } from '#model/documents/design.ts'
import { designLimits } from '#model/documents/design-limits.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const RenameDialog = lazyComponent(() => import('#kits/library/dialogs/RenameDialog.tsx'))

/** Renames the design that is open around. */
export function RenameButton({ title }: { title: string }) {
  const { t } = useLingui()
  const { document } = useDocumentView('design')
  const [isOpen, setIsOpen] = useState(false)
  const rename = (name: string) => {
    const given = designTitle(name)
    document.choose(design.design.title, given)
    void noteTitle(document.brand, document.name as `design/${string}`, given)
  }
  return (
    <>
      <IconButton label={t`이름 바꾸기`} icon={<Icon of={PencilLine} />} onClick={() => setIsOpen(true)} />
      <Suspense fallback={null}>
        {isOpen && (
          <RenameDialog
            label={<Trans>디자인 이름</Trans>}
            name={title}
            maxLength={designLimits.title}
            onRename={rename}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
