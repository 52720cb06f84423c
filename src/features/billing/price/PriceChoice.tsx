import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { useMoneyWords } from '#kits/commerce/useMoneyWords.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'
import type { Subscription } from '../billing-reads.ts'
import { OrderLine, OrderLines } from '../pay/OrderLines.tsx'
import { dayOf, lastDayOf, usePlanWords } from '../plans/usePlanWords.ts'
import styles from './Price.module.css'
import { usePriceDecision } from './usePriceDecision.ts'

interface Props {
  idBrand: number
  subscription: Subscription
  change: NonNullable<Subscription['priceChange']>
  isOwner: boolean
}

/** Old and new price, from when, what follows from either answer, and two buttons that look the same. */
export function PriceChoice({ idBrand, subscription, change, isOwner }: Props) {
  const { t } = useLingui()
  const won = useMoneyWords()
  const planWords = usePlanWords()
  const { state, oldPrice, newPrice, periodType, date, decidedAt } = change
  const brand = useFromAnswers((answers) => textOf(answers, guide.info.name.path)) || t`이름 없는 브랜드`
  const [title, period] = [subscription.plan.title, planWords.period(periodType)]
  const decided = decidedAt === null ? null : dayOf(decidedAt)
  return (
    <Stack as="section" gap={5}>
      <StateHead state={state} />
      <OrderLines>
        <OrderLine name={<Trans>브랜드 이름</Trans>}>{brand}</OrderLine>
        <OrderLine name={<Trans>플랜</Trans>}>
          {title} {period}
        </OrderLine>
        <OrderLine name={<Trans>지금 가격</Trans>}>{won(oldPrice)}</OrderLine>
        <OrderLine name={<Trans>오르는 가격 (부가가치세 포함)</Trans>}>
          <b>{won(newPrice)}</b>
        </OrderLine>
        {state !== 'REFUSED' && (
          <OrderLine name={<Trans>오른 가격을 처음 내는 날 (서울 날짜)</Trans>}>{dayOf(date)}</OrderLine>
        )}
        {decided !== null && (
          <OrderLine
            name={state === 'CONSENTED' ? <Trans>동의한 날</Trans> : <Trans>그만 쓰기로 정한 날</Trans>}
          >
            {decided}
          </OrderLine>
        )}
      </OrderLines>
      <Consequences change={change} />
      {isOwner ? (
        // Of its own for each state: what failed before says nothing about it.
        <Decision key={state} idBrand={idBrand} change={change} price={won(newPrice)} />
      ) : (
        <Note>
          <Trans>이 브랜드의 소유자가 정해요.</Trans>
        </Note>
      )}
    </Stack>
  )
}

/** Gets the focus once something was decided, because the button that was pressed is gone. */
function StateHead({ state }: Pick<Props['change'], 'state'>) {
  const head = useRef<HTMLHeadingElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current !== state) head.current?.focus()
    before.current = state
  }, [state])
  return (
    <h2 ref={head} tabIndex={-1} className={styles.head}>
      {state === 'OPEN' ? (
        <Trans>다음 결제부터 가격이 올라요</Trans>
      ) : state === 'CONSENTED' ? (
        <Trans>오르는 가격에 동의했어요</Trans>
      ) : (
        <Trans>이번 기간까지만 쓰기로 했어요</Trans>
      )}
    </h2>
  )
}

function Consequences({ change: { state, newPrice, date } }: Pick<Props, 'change'>) {
  const won = useMoneyWords()
  const [day, last, price] = [dayOf(date), lastDayOf(date), won(newPrice)]
  if (state === 'REFUSED')
    return (
      <p className={styles.words}>
        <Trans>
          {last}까지 쓰고 플랜이 끝나요. 더 결제하지 않고, 쓴 글과 파일은 그대로 있어요. 그때까지 다시 정할 수
          있어요.
        </Trans>
      </p>
    )
  if (state === 'CONSENTED')
    return (
      <p className={styles.words}>
        <Trans>
          {day}에 새 가격({price})을 결제하고 플랜이 이어져요. 결제하기 전까지 동의를 거둘 수 있어요.
        </Trans>
      </p>
    )
  return (
    <ul className={styles.outcomes}>
      <li>
        <Trans>
          <b>동의하면</b> {day}에 새 가격({price})을 결제하고 플랜이 이어져요. 결제하기 전까지 동의를 거둘 수
          있어요.
        </Trans>
      </li>
      <li>
        <Trans>
          <b>동의하지 않으면</b> 더 결제하지 않고, {last}까지 쓴 뒤 플랜이 끝나요. 아무것도 정하지 않아도
          마찬가지예요. 쓴 글과 파일은 그대로 있어요.
        </Trans>
      </li>
    </ul>
  )
}

function Decision({ idBrand, change, price }: Pick<Props, 'idBrand' | 'change'> & { price: string }) {
  const { t } = useLingui()
  const failureWords = useFailureWords()
  const offline = useOnlineReason()
  const { failure, isBusy, consent, refuse, takeBack } = usePriceDecision(idBrand, change)
  const disabledReason = offline ?? (isBusy ? t`보내는 중이에요` : undefined)
  const button = { disabledReason, reasonAt: offline ? 'below' : 'hidden' } as const
  return (
    <>
      <div className={styles.buttons}>
        {change.state === 'OPEN' ? (
          <>
            <Button {...button} onClick={consent}>
              <Trans>{price}에 동의하고 계속 쓰기</Trans>
            </Button>
            <Button {...button} onClick={refuse}>
              <Trans>이번 기간까지만 쓰기</Trans>
            </Button>
          </>
        ) : (
          <Button {...button} onClick={takeBack}>
            {change.state === 'CONSENTED' ? <Trans>동의 거두기</Trans> : <Trans>다시 정하기</Trans>}
          </Button>
        )}
      </div>
      {failure && (
        <Note tone="danger" role="alert">
          {failureWords(failure)}
        </Note>
      )}
    </>
  )
}
