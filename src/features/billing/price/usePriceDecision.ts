import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { decidePrice, takeBackPrice } from '#contract/subscription.ts'
import { type Failure, type Result, rest } from '#engine/rest/rest.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { reloadBilling, type Subscription } from '../billing-reads.ts'

type Change = NonNullable<Subscription['priceChange']>

/** Sends what the owner decides. Pressed again after an answer was lost, it has the same idempotency key. */
export function usePriceDecision(idBrand: number, { newPrice }: Change) {
  const { t } = useLingui()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const sent = useRef<{ readonly what: string; readonly key: string } | null>(null)

  async function send(what: string, call: (key: string) => Promise<Result<unknown>>, done: string) {
    setIsBusy(true)
    setFailure(null)
    if (sent.current?.what !== what) sent.current = { what, key: crypto.randomUUID() }
    const result = await call(sent.current.key)
    if (result.ok || result.code !== 'OFFLINE') sent.current = null
    // What was shown may be old: the price has changed, or it was decided on another device.
    await reloadBilling(idBrand)
    setIsBusy(false)
    if (result.ok) showToast({ tone: 'success', text: done })
    else setFailure(result)
  }

  const decide = (decision: 'CONSENT' | 'REFUSE', done: string) =>
    send(
      `${decision} ${newPrice}`,
      (idempotencyKey) =>
        rest(decidePrice, { body: { decision, price: newPrice } }, { idBrand, idempotencyKey }),
      done,
    )

  return {
    isBusy,
    failure,
    consent: () => void decide('CONSENT', t`동의했어요. 플랜이 이어져요.`),
    refuse: () => void decide('REFUSE', t`이번 기간까지만 쓰기로 했어요.`),
    takeBack: () =>
      void send('TAKE_BACK', () => rest(takeBackPrice, {}, { idBrand }), t`거뒀어요. 다시 정할 수 있어요.`),
  }
}
