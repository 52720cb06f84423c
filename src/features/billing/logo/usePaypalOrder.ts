import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useWatched } from '#engine/watch/useWatched.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { isUnderWay } from '#kits/commerce/orders/order-protocol.ts'
import { openPaypal, type PaypalBody } from './paypal-order.ts'

/** Orders in dollars and goes to the page of PayPal, which the server has checked. */
export function usePaypalOrder(idBrand: number) {
  const { t } = useLingui()
  const failureWords = useFailureWords()
  const [order] = useState(() => openPaypal(idBrand, null))
  const stage = useWatched(order.stage)

  function go(body: PaypalBody): Promise<void> {
    const key = crypto.randomUUID()
    return order.dispatch({ kind: 'press', order: body, key, at: Date.now(), held: null })
  }
  function fault(): string | null {
    if (stage.kind === 'lost') return t`서버의 답을 받지 못했어요. 아직 결제되지 않았으니 다시 눌러 주세요.`
    if (stage.kind !== 'failed') return null
    return stage.failure === null
      ? t`이 주문은 이미 끝났어요. 결제 내역을 확인한 뒤 다시 눌러 주세요.`
      : failureWords(stage.failure)
  }
  return { go, isBusy: isUnderWay(stage) || stage.kind === 'away', fault: fault() }
}
