import { Trans } from '@lingui/react/macro'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { HostedLink } from './HostedLink.tsx'
import type { CheckoutView } from './useCheckout.ts'

/** What has become of the window of Lemon Squeezy, until the plan is there. */
export function CheckoutState({ checkout: { state, opened, look, forget } }: { checkout: CheckoutView }) {
  const failureWords = useFailureWords()
  const onlineReason = useOnlineReason()
  const unpaid = (
    <Button size="small" onClick={() => void forget()}>
      <Trans>결제하지 않았어요</Trans>
    </Button>
  )
  switch (state.kind) {
    case 'idle':
      return null
    case 'opening':
      return (
        <Banner look="box">
          <Trans>결제 창을 열고 있어요.</Trans>
        </Banner>
      )
    case 'blocked':
      return (
        <Banner
          look="box"
          tone="warning"
          actions={
            <>
              {unpaid}
              <HostedLink url={state.url} onOpen={() => void opened()}>
                <Trans>결제 창 열기</Trans>
              </HostedLink>
            </>
          }
        >
          <Trans>브라우저가 결제 창을 막았어요. 버튼을 누르면 새 창으로 열려요.</Trans>
        </Banner>
      )
    case 'waiting':
      return (
        <Banner
          look="box"
          actions={
            <>
              {unpaid}
              <HostedLink url={state.url}>
                <Trans>결제 창 다시 열기</Trans>
              </HostedLink>
            </>
          }
        >
          <Trans>결제 창에서 결제를 마치면 여기에 나타나요.</Trans>{' '}
          {onlineReason === undefined ? (
            <Trans>창을 닫았다면 다시 열 수 있어요. 결제했다면 다시 결제하지 마세요.</Trans>
          ) : (
            <Trans>지금은 인터넷에 연결되어 있지 않아요. 연결되면 바로 확인할게요.</Trans>
          )}
        </Banner>
      )
    case 'late':
      return (
        <Banner
          look="box"
          tone="warning"
          actions={
            <>
              {unpaid}
              <Button size="small" look="ink" disabledReason={onlineReason} onClick={() => void look()}>
                <Trans>다시 확인하기</Trans>
              </Button>
            </>
          }
        >
          <Trans>결제가 아직 확인되지 않았어요. 결제했다면 곧 플랜이 바뀌니 다시 결제하지 마세요.</Trans>
        </Banner>
      )
    case 'refused':
      return (
        <Banner look="box" tone="danger">
          {failureWords(state.failure)}
        </Banner>
      )
  }
}
