import { useLingui } from '@lingui/react/macro'
import type { PlanOnSale } from '#kits/commerce/plans-read.ts'
import { useMoneyWords } from '#kits/commerce/useMoneyWords.ts'
import type { PeriodType } from '#model/money/subscription.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import { dayWords } from '../seoul-words.ts'
import type { Closed } from './plan-gate.ts'
import type { Blocked, PlanRow } from './plan-row.ts'

interface Shown {
  readonly plan: Pick<PlanOnSale, 'title' | 'price' | 'currency'>
  readonly periodType: PeriodType
  /** What is paid now; null where it is not known yet. */
  readonly amount: number | null
}

/** Texts of the plan modal. */
export function usePlanWords() {
  const { t } = useLingui()
  const won = useMoneyWords()
  return {
    /** The button of a row, which says what it costs. */
    button(row: PlanRow, { plan: { title, price: list, currency }, periodType, amount }: Shown): string {
      const price = amount === null ? '' : won(amount)
      switch (row.kind) {
        case 'current':
          return t`현재 플랜`
        case 'buy':
          return row.isAgain ? t`다시 구독하기 · ${price}` : t`${price} 결제하기`
        case 'upgrade':
          if (periodType === 'YEARLY')
            return amount === null ? t`${title} 연간으로 바꾸기` : t`${title} 연간으로 바꾸기 · ${price}`
          return amount === null ? t`${title} 플랜으로 바꾸기` : t`${title} 플랜으로 바꾸기 · ${price}`
        case 'toYearly':
          return amount === null ? t`연간으로 바꾸기` : t`연간으로 바꾸기 · ${price}`
        case 'reserveMonthly':
          return t`월간으로 예약`
        case 'reserved':
          return t`월간으로 예약됨`
        case 'keepYearly':
          return t`연간 그대로 두기`
        case 'undoCancel':
          return t`해지 취소`
        case 'payNow':
          return t`지금 결제 · ${price}`
        case 'checkout': {
          // What Lemon Squeezy sells is not always known here; its page says it then.
          const monthly = won(list, currency)
          return list > 0 ? t`결제 창 열기 · 매달 ${monthly}` : t`결제 창 열기`
        }
        case 'portal':
          return t`구독 관리`
        case 'goFree':
          return t`무료로 바꾸기`
        case 'blocked':
          return row.why === 'lower' ? t`다운그레이드` : t`바꿀 수 없어요`
      }
    },
    blocked(why: Blocked): string {
      switch (why) {
        case 'pass':
          return t`로고와 함께 받은 플랜이에요. 기간이 끝나면 저절로 Free로 돌아가요.`
        case 'lower':
          return t`결제 기간에는 낮은 플랜으로 바꿀 수 없어요. 해지하면 기간이 끝난 뒤에 고를 수 있어요.`
        case 'contractPeriod':
          return t`연간 기간이 끝난 뒤에 월간으로 바꿀 수 있어요. 지금은 연간으로만 올릴 수 있어요.`
        case 'payFirst':
          return t`밀린 결제를 먼저 해 주세요.`
        case 'otherCurrency':
          return t`지금 플랜은 다른 통화로 결제하고 있어서 바꿀 수 없어요.`
      }
    },
    closed(why: Closed): string {
      switch (why) {
        case 'ownerOnly':
          return t`소유자만 할 수 있어요.`
        case 'openOrder':
          return t`결제 결과를 확인하고 있어요`
        case 'providerOff':
          return t`결제가 아직 연결되지 않았어요`
        case 'onlineOnly':
          return t`인터넷에 연결되어야 할 수 있어요`
        case 'noAmount':
          return t`금액을 확인하고 있어요`
      }
    },
    period: (periodType: PeriodType) => (periodType === 'YEARLY' ? t`연간` : t`월간`),
  }
}

/** The day of an instant that the server gives as the first of a day in Seoul. */
export const dayOf = (instant: string) => dayWords(seoulDayOf(Date.parse(instant)))

/** The day before, which is the last one. */
export const lastDayOf = (instant: string) => dayWords(seoulDayOf(Date.parse(instant) - 1))
