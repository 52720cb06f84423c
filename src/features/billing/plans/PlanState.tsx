import { Trans } from '@lingui/react/macro'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { subscriptionRead } from '../billing-reads.ts'
import { dayOf, lastDayOf } from './usePlanWords.ts'

/** One sentence about the running plan: until when, or when it is paid next. An empty line while it is not known. */
export function PlanState({ idBrand }: { idBrand: number }) {
  const { data } = useCachedRead(subscriptionRead, { brand: idBrand })
  // A non-breaking space keeps the height of the line.
  if (data === null) return '\u00a0'
  const { phase, source, periodEndDate, graceUntil, cancelAtEnd } = data
  if (phase === 'FREE') return <Trans>기한 없이 쓰는 플랜이에요</Trans>
  if (phase === 'EXPIRED' || periodEndDate === null) return <Trans>구독이 끝났어요</Trans>
  if (phase === 'PAST_DUE' && graceUntil !== null) {
    const until = dayOf(graceUntil)
    return <Trans>{until}까지 결제해 주세요 (서울 날짜)</Trans>
  }
  if (source === 'PASS') {
    const last = lastDayOf(periodEndDate)
    return <Trans>로고와 함께 받은 플랜이에요. {last}까지 쓸 수 있어요 (서울 날짜)</Trans>
  }
  const day = cancelAtEnd ? lastDayOf(periodEndDate) : dayOf(periodEndDate)
  return cancelAtEnd ? (
    <Trans>{day}까지 사용 후 해지 (서울 날짜)</Trans>
  ) : (
    <Trans>다음 결제일 {day} (서울 날짜)</Trans>
  )
}
