import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { withdrawCancel } from '#contract/subscription.ts'
import { useOnline } from '#engine/browser/network.ts'
import { useFailureMessage } from '#engine/failures/useFailureMessage.ts'
import { rest } from '#engine/rest/rest.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { openCancelDialog, openPlanModal } from '#kits/commerce/plan-modal.ts'
import { useMoneyWords } from '#kits/commerce/useMoneyWords.ts'
import { addDays, seoulDayOf } from '#model/time/seoul-day.ts'
import { Button } from '#ui/controls/Button.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import { SectionHead } from '#ui/layout/Page.tsx'
import { showMessage } from '#ui/overlays/show-message.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { Note } from '#ui/Text.tsx'
import { reloadBilling, type Subscription } from '../billing-reads.ts'
import { firstUsable } from '../cards/card-choice.ts'
import { useCards } from '../cards/useCards.ts'
import { undoCancelCommand } from '../commands/cancel-plan.ts'
import { payRenewalCommand } from '../commands/pay-renewal.ts'
import { CheckoutState } from '../dollars/CheckoutState.tsx'
import { PortalState } from '../dollars/PortalState.tsx'
import { useCheckout } from '../dollars/useCheckout.ts'
import { usePortal } from '../dollars/usePortal.ts'
import { cardFacts, priceFacts } from '../facts/held-facts.ts'
import { HeldOrders } from '../held/HeldOrders.tsx'
import { OrderState } from '../pay/OrderState.tsx'
import { isBusy } from '../pay/order-machine.ts'
import { renewalOf, renewalOrder } from '../pay/renewal-order.ts'
import { useHold } from '../pay/useHold.ts'
import type { OrderView } from '../pay/useOrder.ts'
import { SandboxTag } from '../sandbox/SandboxTag.tsx'
import { dayWords } from '../seoul-words.ts'
import styles from './Payments.module.css'

interface Props {
  idBrand: number
  subscription: Subscription
  order: OrderView
  isOwner: boolean
}

/** The plan, until when it is paid, and what can be done about it. */
export function PlanPanel({ idBrand, subscription, order, isOwner }: Props) {
  const { t } = useLingui()
  const moneyWords = useMoneyWords()
  const checkout = useCheckout(idBrand)
  const { plan, phase, periodType, source, sandbox } = subscription
  // What the period costs: the list may say something else by now, and says nothing of a plan in dollars.
  const listed = periodType === 'YEARLY' ? plan.priceOfYear : plan.price
  const price = subscription.periodPrice ?? (source === 'LEMON' ? null : listed)
  const shownPrice = price === null ? '' : moneyWords(price, plan.currency)
  return (
    <section className={styles.plan}>
      <SectionHead title={<Trans>플랜</Trans>} end={<SandboxTag isSandbox={sandbox} />} />
      <p className={styles.planName}>
        <b>{plan.title}</b>{' '}
        {phase !== 'FREE' && (periodType === 'YEARLY' ? t`연간 ${shownPrice}` : t`월간 ${shownPrice}`)}
      </p>
      <PlanWords subscription={subscription} />
      {subscription.priceChange && <PriceLink change={subscription.priceChange} />}
      {isOwner ? (
        <>
          {phase === 'PAST_DUE' && source === 'CARD' && (
            <PayNow idBrand={idBrand} subscription={subscription} order={order} />
          )}
          <HeldOrders idBrand={idBrand} group="plan" order={order} />
          <OrderState order={order} />
          <CheckoutState checkout={checkout} />
          {source === 'LEMON' && <Portal idBrand={idBrand} isDue={phase === 'PAST_DUE'} />}
          <PlanButtons idBrand={idBrand} subscription={subscription} />
        </>
      ) : (
        <Note>
          <Trans>플랜은 브랜드의 소유자가 바꿀 수 있어요.</Trans>
        </Note>
      )}
    </section>
  )
}

function PlanWords({ subscription }: { subscription: Subscription }): ReactNode {
  const moneyWords = useMoneyWords()
  const {
    phase,
    source,
    periodEndDate,
    cancelAtEnd,
    graceUntil,
    declined,
    nextAmount,
    pendingPeriod,
    currency,
  } = subscription
  if (phase === 'FREE')
    return (
      <Note>
        <Trans>기한 없이 쓰는 플랜이에요.</Trans>
      </Note>
    )
  const end = periodEndDate === null ? '' : seoulDayOf(Date.parse(periodEndDate))
  const [next, last] = end === '' ? ['', ''] : [dayWords(end), dayWords(addDays(end, -1))]
  const amount = nextAmount === null ? '' : moneyWords(nextAmount, currency)
  if (phase === 'EXPIRED')
    return (
      <Note>
        <Trans>구독이 끝났어요. 쓴 글과 파일은 그대로 있어요.</Trans>
      </Note>
    )
  if (phase === 'PAST_DUE') {
    const until = graceUntil === null ? '' : dayWords(seoulDayOf(Date.parse(graceUntil)))
    return (
      <Note tone="danger">
        {source === 'LEMON' ? (
          <Trans>이번 결제를 하지 못했어요. 결제 카드를 바꾸면 Lemon Squeezy가 다시 결제해요.</Trans>
        ) : (
          <Trans>이번 결제를 하지 못했어요. {until}까지 결제하면 그대로 이어져요.</Trans>
        )}
        {declined && ` ${declined.message}`}
      </Note>
    )
  }
  if (source === 'PASS')
    return (
      <Note>
        <Trans>로고와 함께 받은 플랜이에요. {last}까지 쓸 수 있어요.</Trans>
      </Note>
    )
  if (cancelAtEnd)
    return (
      <Note>
        <Trans>{last}까지 사용 후 해지</Trans>
      </Note>
    )
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Trans>다음 결제</Trans>
        </dt>
        <dd>{next}</dd>
      </div>
      {amount !== '' && (
        <div>
          <dt>
            <Trans>금액</Trans>
          </dt>
          <dd>{amount}</dd>
        </div>
      )}
      {pendingPeriod !== null && (
        <div>
          <dt>
            <Trans>바뀌는 주기</Trans>
          </dt>
          <dd>
            {pendingPeriod === 'MONTHLY' ? <Trans>{next}부터 월간</Trans> : <Trans>{next}부터 연간</Trans>}
          </dd>
        </div>
      )}
    </dl>
  )
}

/** That the next payment costs more, and where that is decided. */
function PriceLink({ change }: { change: NonNullable<Subscription['priceChange']> }) {
  const moneyWords = useMoneyWords()
  const { state, newPrice, date } = change
  const [day, price] = [dayWords(seoulDayOf(Date.parse(date))), moneyWords(newPrice)]
  return (
    <Note>
      {state === 'OPEN' ? (
        <Trans>
          {day}부터 가격이 올라요: {price}. 계속 쓰려면 동의가 필요해요.
        </Trans>
      ) : state === 'CONSENTED' ? (
        <Trans>
          {day}부터 오르는 가격({price})에 동의했어요.
        </Trans>
      ) : (
        <Trans>오르는 가격에 동의하지 않아서 이번 기간까지만 써요.</Trans>
      )}{' '}
      <Link to="/brand/setting/payment/price" className={linkClass}>
        {state === 'OPEN' ? <Trans>확인하고 정하기</Trans> : <Trans>가격 변경 보기</Trans>}
      </Link>
    </Note>
  )
}

function PlanButtons({ idBrand, subscription }: { idBrand: number; subscription: Subscription }) {
  const { t } = useLingui()
  const failureMessage = useFailureMessage()
  const isOnline = useOnline()
  const keep = useHold(idBrand)
  const [isUndoing, setIsUndoing] = useState(false)
  const { phase, source, cancelAtEnd } = subscription

  async function undo() {
    if (!isOnline) return keep(undoCancelCommand, {}, priceFacts(subscription))
    setIsUndoing(true)
    const result = await rest(withdrawCancel, {}, { idBrand })
    await reloadBilling(idBrand)
    setIsUndoing(false)
    if (result.ok) showToast({ tone: 'success', text: t`해지를 취소했어요` })
    else showMessage(failureMessage(result))
  }
  if (phase === 'ACTIVE' && cancelAtEnd && source !== 'PASS')
    return (
      <div className={styles.buttons}>
        <Button disabled={isUndoing} onClick={() => void undo()}>
          <Trans>해지 취소</Trans>
        </Button>
      </div>
    )
  return (
    <div className={styles.buttons}>
      <Button look={phase === 'EXPIRED' ? 'ink' : 'line'} onClick={() => openPlanModal()}>
        {phase === 'EXPIRED' ? <Trans>다시 구독하기</Trans> : <Trans>플랜 바꾸기</Trans>}
      </Button>
      {(phase === 'ACTIVE' || (phase === 'PAST_DUE' && source === 'CARD')) && source !== 'PASS' && (
        <Button onClick={openCancelDialog}>
          <Trans>구독 해지</Trans>
        </Button>
      )}
    </div>
  )
}

/** The pages of Lemon Squeezy, where a plan in dollars is paid. */
function Portal({ idBrand, isDue }: { idBrand: number; isDue: boolean }) {
  const portal = usePortal(idBrand)
  const onlineReason = useOnlineReason()
  return (
    <>
      <Note>
        <Trans>달러로 Lemon Squeezy에서 결제해요. 카드와 영수증은 그곳에서 봐요.</Trans>
      </Note>
      <PortalState portal={portal} />
      <div className={styles.buttons}>
        <Button
          look={isDue ? 'ink' : 'line'}
          disabled={portal.isBusy}
          disabledReason={onlineReason}
          onClick={() => void portal.go('payMethod')}
        >
          <Trans>결제 카드 바꾸기</Trans>
        </Button>
        <Button
          disabled={portal.isBusy}
          disabledReason={onlineReason}
          onClick={() => void portal.go('portal')}
        >
          <Trans>구독 관리</Trans>
        </Button>
      </div>
    </>
  )
}

/** Pays a renewal that was refused, with the card that is charged first. */
function PayNow({ idBrand, subscription, order }: Omit<Props, 'isOwner'>) {
  const { t } = useLingui()
  const moneyWords = useMoneyWords()
  const isOnline = useOnline()
  const keep = useHold(idBrand)
  const { cards } = useCards(idBrand)
  const idPayMethod = firstUsable(cards ?? [])
  const amount = moneyWords(subscription.nextAmount ?? 0, subscription.currency)
  async function pay() {
    if (idPayMethod === null) return
    const renewal = renewalOf(subscription, idPayMethod)
    if (isOnline) return order.press(renewalOrder(subscription, idPayMethod))
    const also = { card: cardFacts(cards ?? [], idPayMethod) }
    await keep(payRenewalCommand, { body: renewal }, { facts: priceFacts(subscription), also })
  }
  return (
    <div className={styles.buttons}>
      <Button
        look="ink"
        disabled={isBusy(order.state)}
        disabledReason={
          idPayMethod === null ? t`등록된 카드가 없어요. 카드를 먼저 등록해 주세요.` : undefined
        }
        onClick={() => void pay()}
      >
        {isOnline ? <Trans>지금 결제 · {amount}</Trans> : <Trans>{amount} 결제 담아 두기</Trans>}
      </Button>
    </div>
  )
}
