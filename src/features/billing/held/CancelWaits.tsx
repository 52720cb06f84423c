import { Trans } from '@lingui/react/macro'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import type { Subscription } from '../billing-reads.ts'
import { dayWords } from '../seoul-words.ts'

/** What may still be charged until a cancellation that waits is confirmed. */
export function CancelWaits({ phase, periodEndDate }: Pick<Subscription, 'phase' | 'periodEndDate'>) {
  if (phase === 'PAST_DUE' || periodEndDate === null)
    return <Trans>연결해서 확인하기 전에는 밀린 결제가 될 수 있어요.</Trans>
  const day = dayWords(seoulDayOf(Date.parse(periodEndDate)))
  return <Trans>{day} 전에 연결해서 확인하지 않으면 다음 결제가 되고 구독이 이어져요 (서울 날짜).</Trans>
}
