import { Trans } from '@lingui/react/macro'
import Braces from 'lucide-react/icons/braces'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'

const TokensDialog = lazy(() => import('./TokensDialog.tsx'))

/** For the head of a guide page: the brand's colours and fonts for the people who build with them. */
export function TokensButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button icon={<Icon of={Braces} />} onClick={() => setIsOpen(true)}>
        <Trans>디자인 토큰</Trans>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <TokensDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
