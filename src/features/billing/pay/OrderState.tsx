import { Trans } from '@lingui/react/macro'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { useMoneyWords } from '#kits/commerce/useMoneyWords.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import type { OrderView } from './useOrder.ts'

/** What has become of an order, until it is paid. */
export function OrderState({ order: { state, again, forget } }: { order: OrderView }) {
  const failureWords = useFailureWords()
  const moneyWords = useMoneyWords()
  const onlineReason = useOnlineReason()
  switch (state.kind) {
    case 'idle':
    case 'paid':
      return null
    case 'sending':
      return (
        <Banner look="box">
          <Trans>결제하고 있어요. 창을 닫아도 이어져요.</Trans>
        </Banner>
      )
    case 'checking':
      return (
        <Banner look="box">
          <Trans>결제 결과를 확인하고 있어요. 다시 누르지 않아도 돼요.</Trans>
        </Banner>
      )
    case 'late':
      return (
        <Banner
          look="box"
          tone="warning"
          actions={
            <Button size="small" disabledReason={onlineReason} onClick={again}>
              <Trans>다시 확인하기</Trans>
            </Button>
          }
        >
          <Trans>카드사의 답이 아직 오지 않았어요. 결과는 결제 내역에 나타나니 다시 결제하지 마세요.</Trans>
        </Banner>
      )
    case 'lost': {
      if (state.isAsking)
        return (
          <Banner look="box" tone="warning">
            <Trans>결제의 답을 받지 못해 다시 묻고 있어요. 한 번만 결제돼요.</Trans>
          </Banner>
        )
      const cost = state.cost === null ? null : moneyWords(state.cost)
      return (
        <Banner
          look="box"
          tone="warning"
          actions={
            <>
              <Button size="small" onClick={forget}>
                <Trans>그만두기</Trans>
              </Button>
              <Button size="small" look="ink" disabledReason={onlineReason} onClick={again}>
                {cost === null ? <Trans>이어서 결제하기</Trans> : <Trans>이어서 {cost} 결제하기</Trans>}
              </Button>
            </>
          }
        >
          <Trans>지난 결제의 답을 받지 못했어요. 이미 결제됐다면 다시 결제되지 않고 결과만 보여요.</Trans>
        </Banner>
      )
    }
    case 'changed': {
      const amount = state.amount === null ? null : moneyWords(state.amount)
      return (
        <Banner look="box" tone="danger">
          {amount === null ? (
            <Trans>금액이 바뀌었어요. 결제되지 않았으니 다시 확인해 주세요.</Trans>
          ) : (
            <Trans>바뀐 금액: {amount}. 아직 결제되지 않았으니 확인한 뒤 다시 눌러 주세요.</Trans>
          )}
        </Banner>
      )
    }
    case 'failed':
      return (
        <Banner look="box" tone="danger">
          {state.failure ? failureWords(state.failure) : state.message}
        </Banner>
      )
  }
}
