import { Trans, useLingui } from '@lingui/react/macro'
import ExternalLink from 'lucide-react/icons/external-link'
import { useOnline } from '#engine/browser/network.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Icon } from '#ui/Icon.tsx'

interface Props {
  name: string
  url: string
  /** Called when Google's page opens. */
  onOpen?: () => void
}

/** Opens Google's page that copies a document, in a new tab which knows nothing of this one. */
export function CopyLink({ name, url, onOpen }: Props) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const label = t`${name} 내 드라이브에 복사`
  if (!isOnline)
    return (
      <Button size="small" aria-label={label} disabledReason={t`연결되면 열 수 있어요`}>
        <Trans>내 드라이브에 복사</Trans>
      </Button>
    )
  return (
    <a
      className={buttonClass({ size: 'small' })}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      onClick={onOpen}
    >
      <Trans>내 드라이브에 복사</Trans>
      <Icon of={ExternalLink} size="small" />
    </a>
  )
}
