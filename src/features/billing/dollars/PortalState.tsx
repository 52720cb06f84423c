import { Trans } from '@lingui/react/macro'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { HostedLink } from './HostedLink.tsx'
import type { PortalView } from './usePortal.ts'

/** Why the page of a subscription has not opened. */
export function PortalState({ portal: { failure, blocked } }: { portal: PortalView }) {
  const failureWords = useFailureWords()
  if (failure)
    return (
      <Banner look="box" tone="danger">
        {failureWords(failure)}
      </Banner>
    )
  if (blocked === null) return null
  return (
    <Banner
      look="box"
      tone="warning"
      actions={
        <HostedLink url={blocked}>
          <Trans>구독 관리 열기</Trans>
        </HostedLink>
      }
    >
      <Trans>브라우저가 새 창을 막았어요. 버튼을 누르면 열려요.</Trans>
    </Banner>
  )
}
