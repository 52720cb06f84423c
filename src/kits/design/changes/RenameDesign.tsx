import { Trans } from '@lingui/react/macro'
import { type ReactNode, Suspense, useState } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { design } from '#model/documents/design.ts'
import { designLimits } from '#model/documents/design-limits.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { designTitle } from '../document/design-title.ts'
import { noteTitle } from './note-title.ts'

const RenameDialog = lazyComponent(() => import('#kits/library/dialogs/RenameDialog.tsx'))

interface Props {
  title: string
  /** What opens the dialog. */
  trigger: (open: () => void) => ReactNode
}

/** Renames the design that is open around. */
export function RenameDesign({ title, trigger }: Props) {
  const { document } = useDocumentView('design')
  const [isOpen, setIsOpen] = useState(false)
  const rename = (name: string) => {
    const given = designTitle(name)
    document.choose(design.design.title, given)
    void noteTitle(document.brand, document.name as `design/${string}`, given)
  }
  return (
    <>
      {trigger(() => setIsOpen(true))}
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
