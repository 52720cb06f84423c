import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { planDialogs } from '#kits/commerce/plan-modal.ts'
import type { PlanOnSale } from '#kits/commerce/plans-read.ts'
import { useMoneyWords } from '#kits/commerce/useMoneyWords.ts'
import type { PeriodType } from '#model/money/subscription.ts'
import { addMonths } from '#model/time/periods.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { Note } from '#ui/Text.tsx'
import type { Subscription } from '../billing-reads.ts'
import { OrderLine, OrderLines, OrderSum } from '../pay/OrderLines.tsx'
import { dayWords } from '../seoul-words.ts'
import type { PlanRow } from './plan-row.ts'
import type { Amount } from './useAmount.ts'
import { dayOf, lastDayOf } from './usePlanWords.ts'

interface Props {
  subscription: Subscription
  plan: PlanOnSale
  periodType: PeriodType
  row: PlanRow
  /** What is taken by the press; null where it is not known. */
  due: number | null
  /** What the server said of a change. */
  said: Amount | null
}

/** What a choice comes to before the button is pressed: lines, what is paid today, the next payment, credits. */
export function PlanSummary({ subscription: now, plan, periodType, row, due, said }: Props) {
  const { i18n } = useLingui()
  const won = useMoneyWords()
  const title = plan.title
  const before = now.plan.title
  switch (row.kind) {
    case 'current':
      if (now.phase === 'FREE')
        return (
          <OrderLines>
            <Total>{won(0)}</Total>
          </OrderLines>
        )
      if (now.periodEndDate === null || now.nextAmount === null) return null
      return (
        <>
          <OrderLines>
            <NextPayment day={dayOf(now.periodEndDate)} amount={won(now.nextAmount, now.currency)} />
          </OrderLines>
          {now.priceChange?.state === 'OPEN' && (
            <Note>
              <Trans>다음 결제부터 가격이 올라요. 계속 쓰려면 동의가 필요해요.</Trans>{' '}
              <Link to="/brand/setting/payment/price" className={linkClass} onClick={planDialogs.close}>
                <Trans>확인하고 정하기</Trans>
              </Link>
            </Note>
          )}
        </>
      )
    case 'buy': {
      const next = addMonths(seoulDayOf(Date.now()), periodType === 'YEARLY' ? 12 : 1)
      return (
        <OrderLines>
          <Credits>{i18n.number(plan.credit)}</Credits>
          <NextPayment day={dayWords(next)} amount={won(due ?? row.amount)} />
          <Total>{won(due ?? row.amount)}</Total>
        </OrderLines>
      )
    }
    case 'upgrade':
    case 'toYearly': {
      if (!said) return null
      const days = said.remainingDays
      return (
        <>
          <OrderLines>
            {said.lines.map(({ kind, amount: line }) => (
              <OrderLine
                key={kind}
                name={
                  kind === 'UNUSED' ? (
                    <Trans>
                      {before}에서 쓰지 않은 {days}일
                    </Trans>
                  ) : periodType !== now.periodType ? (
                    <Trans>{title} 새 기간</Trans>
                  ) : (
                    <Trans>
                      {title} 남은 {days}일
                    </Trans>
                  )
                }
              >
                {won(line)}
              </OrderLine>
            ))}
            <Credits>
              {row.kind === 'upgrade'
                ? `${i18n.number(now.plan.credit)} → ${i18n.number(plan.credit)}`
                : i18n.number(plan.credit)}
            </Credits>
            <NextPayment day={dayOf(said.nextPaymentDate)} amount={won(said.nextAmount)} />
            <Total>{won(due ?? said.amount)}</Total>
          </OrderLines>
          {due === 0 && (
            <Note>
              <Trans>1,000원보다 적은 차액은 받지 않아요.</Trans>
            </Note>
          )}
        </>
      )
    }
    case 'reserveMonthly':
    case 'reserved': {
      const day = dayOf(row.from)
      const price = won(plan.price)
      return (
        <Note>
          <Trans>
            {day}부터 월간으로 바뀌고 그날 월 요금({price})을 결제해요. 그때까지는 연간 그대로예요 (서울
            날짜).
          </Trans>
        </Note>
      )
    }
    case 'keepYearly': {
      const day = dayOf(row.from)
      const price = won(plan.priceOfYear)
      return (
        <Note>
          <Trans>
            월간 예약을 없애고 연간을 이어 가요. 다음 결제: {day}, {price} (서울 날짜).
          </Trans>
        </Note>
      )
    }
    case 'undoCancel': {
      const day = lastDayOf(row.end)
      return (
        <Note>
          <Trans>{day}까지 사용 후 해지 (서울 날짜). 그때까지 해지를 취소할 수 있어요.</Trans>
        </Note>
      )
    }
    case 'payNow': {
      const day = row.until === null ? null : dayOf(row.until)
      return (
        <>
          <Note>
            <Trans>지난 결제가 되지 않았어요. 플랜은 아직 그대로 쓸 수 있어요.</Trans>
            {now.declined && ` ${now.declined.message}`}
            {day !== null && (
              <>
                {' '}
                <Trans>{day}까지 결제해 주세요 (서울 날짜).</Trans>
              </>
            )}
          </Note>
          <OrderLines>
            <Total>{won(row.amount)}</Total>
          </OrderLines>
        </>
      )
    }
    case 'checkout':
      return (
        <>
          <OrderLines>
            <Credits>{i18n.number(plan.credit)}</Credits>
            <OrderLine name={<Trans>매달 낼 금액 (세금 별도)</Trans>}>
              {plan.price > 0 ? won(plan.price, plan.currency) : <Trans>결제 창에서 확인</Trans>}
            </OrderLine>
          </OrderLines>
          <Note>
            <Trans>
              Lemon Squeezy의 결제 창이 새 창으로 열려요. 사는 나라의 세금은 거기에서 더해지고, 결제가
              확인되면 플랜이 바뀌어요.
            </Trans>
          </Note>
        </>
      )
    case 'portal':
      return (
        <Note>
          {row.isDue ? (
            <Trans>지난 결제가 되지 않았어요. 구독 관리에서 결제 방법을 바꾸면 다시 결제돼요.</Trans>
          ) : (
            <Trans>달러로 결제하는 플랜은 구독 관리에서 바꿔요.</Trans>
          )}
        </Note>
      )
    case 'goFree':
      return (
        <>
          <Note>
            <Trans>파일이 Free의 저장 공간에 들어가는지 먼저 확인해요. 쓴 글과 파일은 그대로 있어요.</Trans>
          </Note>
          <OrderLines>
            <Total>{won(0)}</Total>
          </OrderLines>
        </>
      )
    case 'blocked':
      return null
  }
}

function Credits({ children }: { children: ReactNode }) {
  return <OrderLine name={<Trans>매달 받는 크레딧</Trans>}>{children}</OrderLine>
}

function NextPayment({ day, amount }: { day: string; amount: string }) {
  return (
    <OrderLine name={<Trans>다음 결제일 (서울 날짜)</Trans>}>
      {day}
      <br />
      {amount}
    </OrderLine>
  )
}

function Total({ children }: { children: ReactNode }) {
  return <OrderSum tax={<Trans>부가가치세 포함</Trans>}>{children}</OrderSum>
}
