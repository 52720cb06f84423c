import { Trans } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import { Suspense, useState } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { useDocumentActions } from './useDocumentActions.ts'

const AddDialog = lazyComponent(() => import('./AddDialog.tsx'))

/** Adds a link to the list of the member. */
export default function AddButton({ idBrand }: { idBrand: number }) {
  const { has, add } = useDocumentActions(idBrand)
  const [isAdding, setIsAdding] = useState(false)
  return (
    <>
      <Button look="ink" icon={<Icon of={Plus} />} aria-haspopup="dialog" onClick={() => setIsAdding(true)}>
        <Trans>링크 추가</Trans>
      </Button>
      <Suspense fallback={null}>
        {isAdding && (
          <AddDialog
            isThere={(fileId) => has('USER', fileId)}
            onAdd={add}
            onClose={() => setIsAdding(false)}
          />
        )}
      </Suspense>
    </>
  )
}
