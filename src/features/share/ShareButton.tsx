import { Trans } from '@lingui/react/macro'
import Share2 from 'lucide-react/icons/share-2'
import { Suspense, useState } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import type { SharePart } from './share-calls.ts'

const ShareDialog = lazyComponent(() => import('./ShareDialog.tsx'))

/**
 * Button in the head of a guide page that opens the share dialog. `part` is the part of the guide the page
 * shows.
 */
export default function ShareButton({ part = 'ALL' }: { part?: SharePart }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button icon={<Icon of={Share2} />} onClick={() => setIsOpen(true)}>
        <Trans>공유</Trans>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareDialog part={part} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
