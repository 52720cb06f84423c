import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import { useFailureMessage } from '#engine/failures/useFailureMessage.ts'
import { useProviders } from '#engine/reads/useProviders.ts'
import type { Failure, Result } from '#engine/rest/rest.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import type { PlanOnSale } from '#kits/commerce/plans-read.ts'
import { leastCharge } from '#model/money/orders.ts'
import type { PeriodType } from '#model/money/subscription.ts'
import { showMessage } from '#ui/overlays/show-message.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { usePressOnceKnown } from '#ui/usePressOnceKnown.ts'
import type { Subscription } from '../billing-reads.ts'
import { useCardChoice } from '../cards/useCardChoice.ts'
import { buyPlanCommand } from '../commands/buy-plan.ts'
import { undoCancelCommand } from '../commands/cancel-plan.ts'
import { changePeriodCommand, payYearCommand } from '../commands/change-period.ts'
import { goFreeCommand } from '../commands/go-free.ts'
import { payRenewalCommand } from '../commands/pay-renewal.ts'
import { isCheckoutOpen } from '../dollars/checkout.ts'
import { newestPayment } from '../dollars/newest-payment.ts'
import { useCheckout } from '../dollars/useCheckout.ts'
import { usePortal } from '../dollars/usePortal.ts'
import { cardFacts, firstCardFacts, planFacts, priceFacts } from '../facts/held-facts.ts'
import { isBusy } from '../pay/order-machine.ts'
import { periodOrder, planOrder } from '../pay/orders.ts'
import { useHold } from '../pay/useHold.ts'
import { useOrder } from '../pay/useOrder.ts'
import { gateOf } from './plan-gate.ts'
import { checkRoom, goFree, undoCancel } from './plan-moves.ts'
import { needsAmount, planRowOf } from './plan-row.ts'
import { useAmount } from './useAmount.ts'

interface Props {
  readonly idBrand: number
  readonly subscription: Subscription
  readonly plan: PlanOnSale
  readonly periodType: PeriodType
  readonly onAddCard: () => void
  readonly onDone: () => void
  /** Called instead where something was ordered, with the number of its payment. */
  readonly onPaid: (pid: string) => void
}

/** What the chosen plan comes to, and what a press of the button does. */
export function usePlanOrder({ idBrand, subscription, plan, periodType, onAddCard, onDone, onPaid }: Props) {
  const { t } = useLingui()
  const role = useBrandRole(idBrand)
  const isOnline = useOnline()
  const payments = useProviders()?.payments ?? null
  const card = useCardChoice(idBrand)
  const order = useOrder(idBrand, 'plan')
  const hold = useHold(idBrand)
  const failureMessage = useFailureMessage()
  const portal = usePortal(idBrand)
  const checkout = useCheckout(idBrand, () => void paidInDollars())
  const [isMoving, setIsMoving] = useState(false)
  const [pressed, setPressed] = useState('')
  const [failure, setFailure] = useState<Failure | null>(null)
  const clear = useCallback(() => setFailure(null), [])

  const row = planRowOf(subscription, { plan, periodType })
  const isOwner = role === 'BRAND_ROLE_OWNER'
  const asked = useAmount(
    idBrand,
    { idPlan: plan.idPlan, periodType },
    { isAsked: needsAmount(row) && isOwner, basis: order.state.kind === 'changed' ? 'changed' : '' },
  )
  const said = asked?.ok ? asked.answer : null
  const choice = `${plan.idPlan} ${periodType}`
  const changed = order.state.kind === 'changed' && pressed === choice ? order.state.amount : null
  const amount = changed ?? said?.amount ?? ('amount' in row ? row.amount : null)
  // What is taken by the press: what is too small for a card is waived.
  const due = amount !== null && amount < leastCharge ? 0 : amount
  const isOpen = isMoving || portal.isBusy || isBusy(order.state) || isCheckoutOpen(checkout.state)
  const gate = gateOf(row, {
    isOwner,
    payments,
    isOnline,
    isOrderOpen: isOpen,
    hasCard: card.idPayMethod !== null,
    hasAmount: amount !== null,
  })

  const bought =
    card.idPayMethod === null
      ? null
      : {
          idPlan: plan.idPlan,
          idPayMethod: card.idPayMethod,
          periodType,
          ...(amount !== null && row.kind !== 'payNow' ? { amount } : {}),
        }
  const period = { idPlan: plan.idPlan, periodType, ...(amount === null ? {} : { amount }) }

  const end = useEffectEvent((pid: string | null) => (pid === null ? onDone() : onPaid(pid)))
  const isPaid = order.state.kind === 'paid'
  const paid = order.state.kind === 'paid' ? (order.state.outcome?.pid ?? null) : null
  useEffect(() => {
    if (isPaid) end(paid)
  }, [isPaid, paid])

  const once = usePressOnceKnown(gate.kind === 'noCard' && card.isReading, choice, () => void press())

  async function paidInDollars(): Promise<void> {
    const pid = await newestPayment(idBrand)
    if (pid === null) onDone()
    else onPaid(pid)
  }

  async function press(): Promise<void> {
    setFailure(null)
    setPressed(choice)
    if (gate.kind === 'closed') return
    if (gate.kind === 'noCard') {
      showToast({ tone: 'info', text: t`등록된 카드가 없어요. 카드를 먼저 등록해 주세요.` })
      return onAddCard()
    }
    if (gate.kind === 'held') return keep()
    switch (row.kind) {
      case 'buy':
      case 'upgrade':
      case 'payNow':
        return buy()
      case 'toYearly':
      case 'reserveMonthly':
      case 'keepYearly':
        return order.press(periodOrder(period, due ?? undefined))
      case 'checkout':
        return plan.idVariant === null ? undefined : checkout.go(plan.idVariant)
      case 'portal':
        return portal.go(row.isDue ? 'payMethod' : 'update')
      case 'undoCancel':
        return move(undoCancel(idBrand), t`해지를 취소했어요. 구독이 이어져요.`)
      case 'goFree':
        return move(goFree(idBrand, plan.idPlan), t`무료 플랜으로 바꿨어요`)
      default:
    }
  }

  function refuse(refused: Failure): void {
    setFailure(refused)
    if (refused.code === 'INVALID_SUBSCRIBE_CONDITION_STORAGE') showMessage(failureMessage(refused))
  }

  async function buy(): Promise<void> {
    if (!bought) return
    if (row.kind === 'buy' && row.isChecked) {
      setIsMoving(true)
      const checked = await checkRoom(idBrand, plan.idPlan)
      setIsMoving(false)
      if (!checked.ok) return refuse(checked)
    }
    order.press(planOrder(bought, due ?? undefined))
  }

  async function keep(): Promise<void> {
    if (await holdRow()) onDone()
  }

  /** Keeps what the button does until it is confirmed, with what is shown beside it. */
  async function holdRow(): Promise<boolean> {
    const seen = planFacts(subscription)
    const cards = card.cards ?? []
    switch (row.kind) {
      case 'buy':
      case 'upgrade': {
        if (!bought) return false
        const also = { plan: seen, card: cardFacts(cards, bought.idPayMethod) }
        return hold(buyPlanCommand, { body: bought }, { facts: { amount }, also })
      }
      case 'payNow': {
        if (!bought) return false
        const also = { card: cardFacts(cards, bought.idPayMethod) }
        return hold(payRenewalCommand, { body: bought }, { facts: priceFacts(subscription), also })
      }
      case 'toYearly': {
        const also = { plan: seen, card: firstCardFacts(cards) }
        return hold(payYearCommand, { body: period }, { facts: { amount }, also })
      }
      case 'reserveMonthly':
      case 'keepYearly':
        return hold(changePeriodCommand, { body: period }, priceFacts(subscription))
      case 'undoCancel':
        return hold(undoCancelCommand, {}, priceFacts(subscription))
      case 'goFree':
        return hold(goFreeCommand, { body: {} }, seen)
      default:
        return false
    }
  }

  async function move(moving: Promise<Result<unknown>>, done: string): Promise<void> {
    setIsMoving(true)
    const result = await moving
    setIsMoving(false)
    if (!result.ok) return refuse(result)
    showToast({ tone: 'success', text: done })
    onDone()
  }

  return {
    row,
    gate,
    order,
    card,
    checkout,
    portal,
    isOwner,
    isSandbox: payments === 'sandbox',
    due,
    said,
    isBusy: isOpen || once.isWaiting,
    /** Why a call that takes no money, or the amount, was refused. */
    failure: failure ?? (asked && !asked.ok && asked.code !== 'OFFLINE' ? asked : null),
    clear,
    press: once.press,
  }
}
