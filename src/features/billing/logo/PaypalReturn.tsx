import { Trans, useLingui } from '@lingui/react/macro'
import { Link, Navigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useWatched } from '#engine/watch/useWatched.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { Button } from '#ui/controls/Button.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import styles from './Logo.module.css'
import { openPaypal } from './paypal-order.ts'

const choice = '/brand/setting/paylogo/{-$id}'

/** The payer comes back from PayPal: the address proves nothing, so the server asks there. */
export default function PaypalReturn({ idBrand, token }: { idBrand: number; token: string | null }) {
  const { t } = useLingui()
  const failureWords = useFailureWords()
  const onlineReason = useOnlineReason()
  // Of the token that was there first: once it is paid the address has none.
  const [order] = useState(() => openPaypal(idBrand, token))
  const stage = useWatched(order.stage)
  useEffect(() => {
    void order.dispatch({ kind: 'restore' })
    return () => void order.dispatch({ kind: 'left' })
  }, [order])

  if (stage.kind === 'paid')
    return (
      <Navigate to={choice} params={{ id: 'success' }} search={{ pid: stage.outcome.pid } as never} replace />
    )
  // Behind the navigation above: while it goes on, the address has no token any more.
  if (token === null) return <Navigate to={choice} params={{ id: undefined }} replace />
  const again = (
    <Button size="small" disabledReason={onlineReason} onClick={() => void order.dispatch({ kind: 'again' })}>
      <Trans>다시 확인하기</Trans>
    </Button>
  )
  const back = (
    <Link to={choice} params={{ id: undefined }} className={linkClass}>
      <Trans>로고 다시 고르기</Trans>
    </Link>
  )
  switch (stage.kind) {
    case 'unread':
      return (
        <Banner look="box" tone="danger" actions={stage.failure.code === 'NOT_FOUND' ? back : again}>
          {stage.failure.code === 'NOT_FOUND'
            ? t`이 브랜드에서 시작한 PayPal 결제가 아니에요.`
            : failureWords(stage.failure)}
        </Banner>
      )
    case 'late':
      return (
        <Banner look="box" tone="warning" actions={again}>
          <Trans>PayPal의 답이 아직 오지 않았어요. 결과는 결제 내역에 나타나니 다시 결제하지 마세요.</Trans>
        </Banner>
      )
    case 'failed':
      return (
        <div className={styles.order}>
          <Banner look="box" tone="danger">
            {stage.message ?? t`PayPal에서 결제되지 않았어요.`}
          </Banner>
          <p>{back}</p>
        </div>
      )
    default:
      return (
        <Banner look="box">
          <Trans>PayPal에 결제를 확인하고 있어요. 창을 닫지 마세요.</Trans>
        </Banner>
      )
  }
}
