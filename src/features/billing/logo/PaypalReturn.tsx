import { Trans, useLingui } from '@lingui/react/macro'
import { Link, Navigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useLogoBrief } from '#device/logo/useLogoBrief.ts'
import type { Failure } from '#device/rest/rest.ts'
import { startTimer, type Timer } from '#device/time/start-timer.ts'
import { useFailureWords } from '#device/words/useFailureWords.ts'
import { useOnlineReason } from '#device/words/useOnlineReason.ts'
import { Button } from '#ui/controls/Button.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { waits } from '../pay/asking.ts'
import { orderEnded } from '../pay/order-ended.ts'
import type { Outcome } from '../pay/orders.ts'
import styles from './Logo.module.css'
import { confirmAtPaypal } from './logo-calls.ts'

type Answer =
  | { readonly kind: 'asking' }
  | { readonly kind: 'known'; readonly outcome: Outcome }
  | { readonly kind: 'refused'; readonly failure: Failure }

const choice = '/brand/setting/paylogo/{-$id}'

/** Somebody comes back from PayPal: the address proves nothing, so the server asks there. */
export default function PaypalReturn({ idBrand, token }: { idBrand: number; token: string | null }) {
  const { t } = useLingui()
  const failureWords = useFailureWords()
  const onlineReason = useOnlineReason()
  const { forget } = useLogoBrief(idBrand)
  const [answer, setAnswer] = useState<Answer>({ kind: 'asking' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (token === null) return
    let isLeft = false
    let timer: Timer | undefined
    const pauses = waits()
    const ask = async () => {
      const result = await confirmAtPaypal(idBrand, token)
      if (isLeft) return
      if (result.ok && result.answer.state === 'UNKNOWN') {
        const { value: pause } = pauses.next()
        if (pause !== undefined) {
          timer = startTimer(() => void ask(), pause)
          return
        }
      }
      setAnswer(result.ok ? { kind: 'known', outcome: result.answer } : { kind: 'refused', failure: result })
    }
    setAnswer({ kind: 'asking' })
    void ask()
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
    // Another round is another try.
  }, [idBrand, token, round])
  const paid = answer.kind === 'known' && answer.outcome.state === 'PAID' ? answer.outcome.pid : null
  useEffect(() => {
    if (paid === null) return
    void forget()
    void orderEnded(idBrand, null)
  }, [paid, forget, idBrand])

  if (paid !== null)
    return <Navigate to={choice} params={{ id: 'success' }} search={{ pid: paid } as never} replace />
  // Behind the navigation above: while it goes on, the address has no token any more.
  if (token === null) return <Navigate to={choice} params={{ id: undefined }} replace />
  const again = (
    <Button size="small" disabledReason={onlineReason} onClick={() => setRound(round + 1)}>
      <Trans>다시 확인하기</Trans>
    </Button>
  )
  const back = (
    <Link to={choice} params={{ id: undefined }} className={linkClass}>
      <Trans>로고 다시 고르기</Trans>
    </Link>
  )
  if (answer.kind === 'asking')
    return (
      <Banner look="box">
        <Trans>PayPal에 결제를 확인하고 있어요. 창을 닫지 마세요.</Trans>
      </Banner>
    )
  if (answer.kind === 'refused')
    return (
      <Banner look="box" tone="danger" actions={answer.failure.code === 'NOT_FOUND' ? back : again}>
        {answer.failure.code === 'NOT_FOUND'
          ? t`이 브랜드에서 시작한 PayPal 결제가 아니에요.`
          : failureWords(answer.failure)}
      </Banner>
    )
  if (answer.outcome.state === 'UNKNOWN')
    return (
      <Banner look="box" tone="warning" actions={again}>
        <Trans>PayPal의 답이 아직 오지 않았어요. 결과는 결제 내역에 나타나니 다시 결제하지 마세요.</Trans>
      </Banner>
    )
  return (
    <div className={styles.order}>
      <Banner look="box" tone="danger">
        {answer.outcome.failedMsg ?? t`PayPal에서 결제되지 않았어요.`}
      </Banner>
      <p>{back}</p>
    </div>
  )
}
