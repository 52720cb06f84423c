import { Trans, useLingui } from '@lingui/react/macro'
import { useMoneyWords } from '#kits/commerce/useMoneyWords.ts'
import { addMonths } from '#model/time/periods.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import { OrderLine, OrderLines, OrderSum } from '../pay/OrderLines.tsx'
import { dayWords } from '../seoul-words.ts'
import type { PaymentLink } from './link-machine.ts'

/** What a link buys, what it costs, and when the card is charged again. */
export function LinkLines({ link: { plan, periodType, credits, amount } }: { link: PaymentLink }) {
  const { i18n } = useLingui()
  const won = useMoneyWords()
  const isYearly = periodType === 'YEARLY'
  const next = addMonths(seoulDayOf(Date.now()), isYearly ? 12 : 1)
  return (
    <OrderLines>
      <OrderLine name={<Trans>플랜</Trans>}>
        {plan} · {isYearly ? <Trans>연간</Trans> : <Trans>월간</Trans>}
      </OrderLine>
      <OrderLine name={<Trans>매달 받는 크레딧</Trans>}>{i18n.number(credits)}</OrderLine>
      <OrderLine name={<Trans>다음 결제일 (서울 날짜)</Trans>}>
        {dayWords(next)}
        <br />
        {won(amount)}
      </OrderLine>
      <OrderSum tax={<Trans>부가가치세 포함</Trans>}>{won(amount)}</OrderSum>
    </OrderLines>
  )
}
