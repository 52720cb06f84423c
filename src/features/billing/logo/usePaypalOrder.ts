import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { InputOf } from '#contract/call.ts'
import type { payLogoByPaypal } from '#contract/logo.ts'
import { useFailureWords } from '#device/words/useFailureWords.ts'
import { isHostedPage } from '../dollars/hosted-page.ts'
import { noHostedPage } from '../dollars/no-hosted-page.ts'
import { orderByPaypal } from './logo-calls.ts'

/** Orders in dollars and goes to the page of PayPal, which the server has checked. */
export function usePaypalOrder(idBrand: number) {
  const { t } = useLingui()
  const failureWords = useFailureWords()
  const key = useRef(crypto.randomUUID())
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  async function go(body: InputOf<typeof payLogoByPaypal>['body']): Promise<void> {
    setIsBusy(true)
    setFault(null)
    const result = await orderByPaypal(idBrand, body, key.current)
    // Without an answer the same key leads to the same page; otherwise the next press is another order.
    if (result.ok || result.code !== 'OFFLINE') key.current = crypto.randomUUID()
    const url = result.ok ? result.answer.url : null
    if (url !== null && isHostedPage(url, location.origin)) return location.assign(url)
    setIsBusy(false)
    setFault(
      url !== null
        ? failureWords(noHostedPage)
        : result.ok
          ? t`이 주문은 이미 끝났어요. 결제 내역을 확인한 뒤 다시 눌러 주세요.`
          : result.code === 'OFFLINE'
            ? t`서버의 답을 받지 못했어요. 아직 결제되지 않았으니 다시 눌러 주세요.`
            : failureWords(result),
    )
  }
  return { go, isBusy, fault }
}
