import { Trans, useLingui } from '@lingui/react/macro'
import { useOnline } from '#engine/browser/network.ts'
import { documentAddress, type GoogleFile } from '#model/google/document-address.ts'
import { buttonClass } from '#ui/controls/button-class.ts'

/** Opens a document at Google in a new tab; absent without a network, where the button beside it says why. */
export function OpenLink({ name, file }: { name: string; file: GoogleFile }) {
  const { t } = useLingui()
  const isOnline = useOnline()
  if (!isOnline) return null
  return (
    <a
      className={buttonClass({ size: 'small', look: 'quiet' })}
      href={documentAddress(file)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t`${name} 문서 열기`}
    >
      <Trans>문서 열기</Trans>
    </a>
  )
}
