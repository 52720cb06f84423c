import { useLingui } from '@lingui/react/macro'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { Suspense, useState } from 'react'
import { withWords } from '#device/words/interface.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const BrandList = lazyComponent(() => withWords(import('./BrandList.tsx'), 'device'))

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
