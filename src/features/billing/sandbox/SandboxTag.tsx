import { Trans } from '@lingui/react/macro'
import FlaskConical from 'lucide-react/icons/flask-conical'
import { useProviders } from '#engine/reads/useProviders.ts'
import { Tag } from '#ui/controls/Tag.tsx'
import { Icon } from '#ui/Icon.tsx'

/**
 * That a plan, card or payment is of the sandbox, where payments take money by now. As long as they take none, the bar above the
 * screen says so once for all of them.
 */
export function SandboxTag({ isSandbox }: { isSandbox: boolean }) {
  const payments = useProviders()?.payments
  if (!isSandbox || payments === undefined || payments === 'sandbox') return null
  return (
    <Tag icon={<Icon of={FlaskConical} size="small" />}>
      <Trans>샌드박스</Trans>
    </Tag>
  )
}
