import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#contract/call.ts'
import type { lookUpOrder } from '#contract/operator-money.ts'
import { useMoneyWords } from '#kits/commerce/useMoneyWords.ts'
import type { OrderTrouble } from '#model/money/orders.ts'
import type { DeskOrderAnswer } from './DeskOrder.tsx'

type LookedUp = AnswerOf<typeof lookUpOrder>

/** What is wrong with an order, and what an act has come to, as the operator reads it. */
export function useTroubleWords() {
  const { t } = useLingui()
  const money = useMoneyWords()
  const troubles: Readonly<Record<OrderTrouble, string>> = {
    OTHER_AMOUNT: t`결제사가 주문과 다른 금액을 받았어요. 산 것은 주지 않았고, 정리할 때까지 이 브랜드는 같은 것을 다시 사지 못해요.`,
    UNKNOWN: t`결제됐는지 아직 몰라요. 정리할 때까지 이 브랜드는 같은 것을 다시 사지 못해요.`,
    REFUND_REFUSED: t`결제사가 환불을 거절했어요. 고객은 아직 돈을 돌려받지 못했어요.`,
    RETURNED_THERE: t`결제사에서 돈이 이미 돌아갔는데, 산 것은 아직 그대로예요. 산 것도 거두려면 환불하고, 그대로 두거나 일부만 돌아갔으면 밖에서 돌려준 것으로 적어 주세요.`,
  }
  const foundWords: Readonly<Record<Exclude<LookedUp['found'][number]['state'], 'PAID'>, string>> = {
    DECLINED: t`결제사가 결제되지 않았다고 답했어요.`,
    UNKNOWN: t`결제사가 지금은 답하지 못해요. 잠시 뒤 다시 조회해 주세요.`,
    WAITING: t`고객이 결제 페이지에서 아직 결제하지 않았어요.`,
    NONE: t`결제사가 모르는 결제예요.`,
  }

  function foundOf({ found, trouble, status, amount, currency, refunds }: LookedUp): string {
    const last = found.at(-1)
    if (!last) return t`결제사에 물어볼 것이 없어요.`
    if (trouble === 'OTHER_AMOUNT' && last.state === 'PAID') {
      if (last.left === null) return t`결제사가 다른 통화로 받았어요. 밖에서 돌려준 뒤에 닫을 수 있어요.`
      const [left, ordered] = [money(last.left, currency), money(amount, currency)]
      return t`결제사에 있는 돈: ${left} · 주문한 금액: ${ordered}`
    }
    if (status === 'PAID' && trouble !== 'RETURNED_THERE')
      return t`결제사가 결제됐다고 답했어요. 산 것을 주었어요.`
    if (last.state !== 'PAID') return foundWords[last.state]
    if (refunds.some(({ state }) => state === 'SENDING' || state === 'UNKNOWN'))
      return t`결제된 것을 찾았어요. 모두 환불해요.`
    const left = money(last.left ?? 0, currency)
    return t`결제사에 있는 돈: ${left}`
  }

  function closedOf(order: LookedUp): string {
    const { status, trouble, found, attempts } = order
    if (status === 'PAID') return t`결제사가 결제됐다고 답해서 닫지 않았어요. 산 것을 주었어요.`
    if (trouble === 'OTHER_AMOUNT') return t`결제사가 다른 금액을 받았다고 답해서 닫지 않았어요.`
    if (!attempts.some(({ state }) => state === 'SENDING' || state === 'UNKNOWN'))
      return t`결제되지 않은 것으로 닫았어요. 이 브랜드는 다시 결제할 수 있어요.`
    if (found.at(-1)?.state === 'NONE')
      return t`지금 확인하는 중이라 아직 닫지 않았어요. 잠시 뒤 다시 눌러 주세요.`
    if (order.kind === 'RENEW')
      return t`결제사가 답하지 못해서 닫지 않았어요. 구독의 결제는 유예 기간이 끝나면 닫혀요.`
    return found.at(-1)?.state === 'WAITING'
      ? t`고객이 결제 페이지에서 결제할 수 있어서 아직 닫지 않았어요.`
      : t`결제사가 답하지 못해서 닫지 않았어요. 하루가 지나면 닫을 수 있어요.`
  }

  function refundedOf({ refunds }: DeskOrderAnswer): string {
    const state = refunds.at(-1)?.state
    if (state === 'DONE') return t`환불했어요. 고객에게 메일로 알려요.`
    if (state === 'OUTSIDE') return t`밖에서 돌려준 것으로 적었어요.`
    if (state === 'REFUSED') return t`결제사가 환불을 거절했어요.`
    return t`환불을 보냈어요. 결과는 곧 나와요.`
  }

  return { troubles, foundOf, closedOf, refundedOf }
}
