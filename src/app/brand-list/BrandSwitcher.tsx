import { useLingui } from '@lingui/react/macro'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { Suspense, useState } from 'react'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const BrandList = lazyComponent(() => import('./BrandList.tsx'))

export function BrandSwitcher() {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton
        label={t`브랜드 바꾸기`}
        aria-haspopup="dialog"
        icon={<Icon of={ChevronsUpDown} />}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <BrandList onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
