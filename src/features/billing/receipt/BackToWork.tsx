import { Trans } from '@lingui/react/macro'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'

/** After a payment, the way back to the screen on which it was made; nothing where this page was opened by its address. */
export function BackToWork() {
  const { history } = useRouter()
  if (!useCanGoBack()) return null
  return (
    <Button look="ink" icon={<Icon of={ArrowLeft} />} onClick={() => history.back()}>
      <Trans>하던 일로 돌아가기</Trans>
    </Button>
  )
}
