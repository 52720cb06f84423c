import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Parts } from '#engine/rest/rest.ts'
import type { OutboxRow } from '#engine/store/outbox-row.ts'
import { useMoneyWords } from '#kits/commerce/useMoneyWords.ts'
import { addDays, seoulDayOf } from '#model/time/seoul-day.ts'
import { useCards } from '../cards/useCards.ts'
import { useCardWords } from '../cards/useCardWords.ts'
import type { planFacts } from '../facts/held-facts.ts'
import { dayWords } from '../seoul-words.ts'
import { CancelWaits } from './CancelWaits.tsx'
import { heldAmount, heldCredits, ownFacts } from './held-amount.ts'

interface Props {
  idBrand: number
  row: OutboxRow
  parts: Parts
}

/** What waits for a confirmation, and that nothing has happened yet. */
export function HeldWords({ idBrand, row, parts }: Props): ReactNode {
  const moneyWords = useMoneyWords()
  const facts = ownFacts(row)
  const { lane } = row
  const amount = moneyWords(heldAmount(row, parts) ?? 0)
  switch (lane) {
    case 'credit.accumulate': {
      const bought = heldCredits(parts, facts)
      if (!bought) return null
      const { credit } = bought
      const price = moneyWords(bought.price)
      return (
        <Plural
          value={credit}
          other={`오프라인에서 요청한 결제: 크레딧 #개, ${price}. 아직 결제되지 않았어요.`}
        />
      )
    }
    case 'logo.pay':
      return <Trans>오프라인에서 요청한 결제: 로고, {amount}. 아직 결제되지 않았어요.</Trans>
    case 'subscription.renewal':
      return <Trans>오프라인에서 요청한 결제: 밀린 결제, {amount}. 아직 결제되지 않았어요.</Trans>
    case 'subscription.payYear':
      return <Trans>오프라인에서 요청한 결제: 연간으로 바꾸기, {amount}. 아직 결제되지 않았어요.</Trans>
    case 'subscription.changePeriod': {
      const { periodEndDate } = facts as ReturnType<typeof planFacts>
      const day = periodEndDate === null ? '' : dayWords(seoulDayOf(Date.parse(periodEndDate)))
      return (parts.body as { periodType: string }).periodType === 'MONTHLY' ? (
        <Trans>오프라인에서 요청한 일: {day}부터 월간으로 바꾸기. 아직 예약되지 않았어요.</Trans>
      ) : (
        <Trans>오프라인에서 요청한 일: 연간 그대로 두기. {day}부터 월간인 예약이 아직 남아 있어요.</Trans>
      )
    }
    case 'subscription.cancel':
      return (
        <>
          <Trans>오프라인에서 요청한 일: 구독 해지. 아직 해지되지 않았어요.</Trans>{' '}
          <CancelWaits {...(facts as ReturnType<typeof planFacts>)} />
        </>
      )
    case 'subscription.withdrawCancel': {
      const { periodEndDate } = facts as ReturnType<typeof planFacts>
      const last = periodEndDate === null ? '' : dayWords(addDays(seoulDayOf(Date.parse(periodEndDate)), -1))
      return (
        <Trans>
          오프라인에서 요청한 일: 해지 취소. 아직 취소되지 않았으니, {last}까지 연결해서 확인하지 않으면
          구독이 끝나요 (서울 날짜).
        </Trans>
      )
    }
    case 'subscription.free':
      return <Trans>오프라인에서 요청한 일: 무료로 바꾸기. 아직 바뀌지 않았어요.</Trans>
    case 'payMethod.setDefault':
      return <CardWaits idBrand={idBrand} parts={parts} />
    default:
      return <Trans>오프라인에서 요청한 결제: 플랜, {amount}. 아직 결제되지 않았어요.</Trans>
  }
}

function CardWaits({ idBrand, parts: { params } }: Omit<Props, 'row'>) {
  const { cards } = useCards(idBrand)
  const cardWords = useCardWords()
  const card = cards?.find(({ idPayMethod }) => idPayMethod === params?.idPayMethod)
  const name = card ? cardWords(card) : ''
  return (
    <Trans>
      오프라인에서 요청한 일: {name} 카드를 기본으로 쓰기. 아직 바뀌지 않아서, 그 전의 결제는 지금 기본 카드로
      해요.
    </Trans>
  )
}
