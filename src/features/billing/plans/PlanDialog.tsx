import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { openCancelDialog, type PlanChoice, planDialogs } from '#kits/commerce/plan-modal.ts'
import type { PlanCurrency, PlanOnSale } from '#kits/commerce/plans-read.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import type { PeriodType } from '#model/money/subscription.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { Tabs } from '#ui/controls/Tabs.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Note } from '#ui/Text.tsx'
import type { Subscription } from '../billing-reads.ts'
import { AddCardDialog } from '../cards/AddCardDialog.tsx'
import { CardPicker } from '../cards/CardPicker.tsx'
import { useAddCardReason } from '../cards/useAddCardReason.ts'
import { useCardWords } from '../cards/useCardWords.ts'
import { CheckoutState } from '../dollars/CheckoutState.tsx'
import { isCheckoutOpen } from '../dollars/checkout.ts'
import { PortalState } from '../dollars/PortalState.tsx'
import { HeldOrders } from '../held/HeldOrders.tsx'
import { OrderState } from '../pay/OrderState.tsx'
import SandboxBar from '../sandbox/SandboxBar.tsx'
import { PlanPrice } from './PlanPrice.tsx'
import { PlanSummary } from './PlanSummary.tsx'
import styles from './Plans.module.css'
import { isCharged, isFreePlan } from './plan-row.ts'
import { usePlanOrder } from './usePlanOrder.ts'
import { dayOf, lastDayOf, usePlanWords } from './usePlanWords.ts'

interface Props {
  idBrand: number
  choice: PlanChoice
  /** In won; the first one is free. */
  plans: readonly [PlanOnSale, ...PlanOnSale[]]
  /** None where nothing is sold in dollars. */
  inDollars: readonly PlanOnSale[]
  subscription: Subscription
  /** What the plan is chosen for. */
  lead?: ReactNode
  onClose: () => void
  /** Called instead once something was paid, with its number. */
  onPaid: (pid: string) => void
}

export function PlanDialog({
  idBrand,
  choice,
  plans: inWon,
  inDollars,
  subscription,
  lead,
  onClose,
  onPaid,
}: Props) {
  const { t } = useLingui()
  const words = usePlanWords()
  const failureWords = useFailureWords()
  const cardWords = useCardWords()
  // Until something is chosen, what runs is: what the device kept of it may be older than what the server then says.
  const [chosenCurrency, setCurrency] = useState<PlanCurrency | null>(null)
  const currency = chosenCurrency ?? subscription.currency
  const isDollars = currency === 'USD' && inDollars.length > 0
  // What is free is free in dollars too.
  const plans = isDollars ? ([{ ...inWon[0], currency }, ...inDollars] as const) : inWon
  const [chosenLevel, setLevel] = useState<number | null>(null)
  const level = chosenLevel ?? firstLevel(choice, plans, subscription)
  const [chosenPeriod, setPeriodType] = useState<PeriodType | null>(choice.periodType ?? null)
  const wonPeriod = chosenPeriod ?? subscription.pendingPeriod ?? subscription.periodType ?? 'MONTHLY'
  const [isAddingCard, setIsAddingCard] = useState(false)
  const plan = plans.find((one) => one.level === level) ?? plans[0]
  // In dollars only months are sold.
  const periodType = isDollars ? 'MONTHLY' : wonPeriod
  const view = usePlanOrder({
    idBrand,
    subscription,
    plan,
    periodType,
    onAddCard: addCard,
    onDone: onClose,
    onPaid,
  })
  const { row, gate, order, card } = view
  const { cards } = card
  const addReason = useAddCardReason(cards?.length ?? 0)

  // What was said of another choice is not about this one.
  const { clear } = view
  useEffect(() => clear(), [level, periodType, currency, clear])

  const isRunning = subscription.phase === 'ACTIVE' || subscription.phase === 'PAST_DUE'
  // What Lemon Squeezy could not take is settled on its own page.
  const isDueThere = subscription.phase === 'PAST_DUE' && subscription.source === 'LEMON'
  const canCancel = isRunning && !subscription.cancelAtEnd && !isDueThere
  const mayChooseCard = isCharged(row) && row.kind !== 'toYearly' && view.isOwner
  const label = words.button(row, { plan, periodType, amount: view.due })
  const off =
    row.kind === 'blocked'
      ? words.blocked(row.why)
      : gate.kind === 'closed'
        ? words.closed(gate.why)
        : undefined
  const isOff = row.kind === 'current' || row.kind === 'reserved'
  /** A form of a card may reload the page, which then opens with this choice. */
  function addCard(): void {
    planDialogs.change('plans', { ...choice, level, periodType })
    setIsAddingCard(true)
  }
  /** The free plan is of no currency: choosing it asks nothing of the one that runs. */
  function choose(next: number): void {
    setLevel(next)
    if (next === inWon[0].level) setCurrency('KRW')
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="xl"
      title={t`플랜 고르기`}
      description={
        <>
          <BrandName /> · <NowWords subscription={subscription} />
        </>
      }
      closeLabel={t`닫기`}
      actions={
        <>
          {canCancel && (
            <Button look="quiet" hangs="start" className={styles.cancel} onClick={openCancelDialog}>
              <Trans>구독 해지</Trans>
            </Button>
          )}
          {row.kind === 'payNow' && view.isOwner && cards?.[0] && (
            <Button disabledReason={addReason} reasonAt="hidden" onClick={addCard}>
              <Trans>카드 바꾸기</Trans>
            </Button>
          )}
          <Button
            look="ink"
            aria-busy={view.isBusy || undefined}
            disabledReason={isOff ? label : off}
            reasonAt="hidden"
            onRefuse={() => {
              if (row.kind === 'current') showToast({ tone: 'info', text: t`지금 쓰고 있는 플랜이에요` })
            }}
            onClick={() => void view.press()}
          >
            {label}
          </Button>
        </>
      }
    >
      {view.isSandbox && <SandboxBar />}
      {lead}
      <div className={styles.columns}>
        <Tabs
          label={t`플랜`}
          value={String(plan.level)}
          onChoose={(next) => choose(Number(next))}
          tabs={plans.map((one) => ({
            id: String(one.level),
            label: one.title,
            content: <PlanPrice plan={one} periodType={periodType} />,
          }))}
        />
        <div className={styles.order}>
          {inDollars.length > 0 && (
            <Segmented<PlanCurrency>
              label={t`통화`}
              isBlock
              value={isDollars ? 'USD' : 'KRW'}
              onChoose={setCurrency}
              options={[
                { value: 'KRW', label: t`원화 (₩)` },
                { value: 'USD', label: t`달러 ($)` },
              ]}
            />
          )}
          {plan.price > 0 && !isDollars && (
            <Segmented<PeriodType>
              label={t`결제 주기`}
              isBlock
              value={periodType}
              onChoose={setPeriodType}
              options={[
                { value: 'MONTHLY', label: t`월간` },
                { value: 'YEARLY', label: t`연간` },
              ]}
            />
          )}
          {mayChooseCard && (
            <CardPicker cards={cards} value={card.idPayMethod} onChoose={card.choose} onAdd={addCard} />
          )}
          {row.kind === 'toYearly' && view.isOwner && cards?.[0] && (
            <Note>
              <Trans>결제할 카드</Trans>: {cardWords(cards[0])}
            </Note>
          )}
          <PlanSummary
            subscription={subscription}
            plan={plan}
            periodType={periodType}
            row={row}
            due={view.due}
            said={view.said}
          />
          {off !== undefined && !isCheckoutOpen(view.checkout.state) && (
            <p className={styles.why} role="status">
              {off}
              {row.kind === 'blocked' && row.why === 'lower' && canCancel && (
                <>
                  {' '}
                  <Button size="small" onClick={openCancelDialog}>
                    <Trans>구독 해지</Trans>
                  </Button>
                </>
              )}
            </p>
          )}
          {gate.kind === 'held' && (
            <p className={styles.why} role="status">
              {isCharged(row) ? (
                <Trans>연결되면 금액을 다시 확인한 뒤 결제할지 물어볼게요.</Trans>
              ) : (
                <Trans>지금은 바뀌지 않아요. 연결되면 다시 확인한 뒤 바꿀지 물어볼게요.</Trans>
              )}
            </p>
          )}
          {view.failure && (
            <Note tone="danger" role="alert">
              {failureWords(view.failure)}
            </Note>
          )}
          <CheckoutState checkout={view.checkout} />
          <PortalState portal={view.portal} />
          <OrderState order={order} />
          <HeldOrders idBrand={idBrand} group="plan" order={order} />
        </div>
      </div>
      {isAddingCard && (
        <AddCardDialog
          idBrand={idBrand}
          onClose={() => setIsAddingCard(false)}
          onAdded={(added) => {
            card.add(added)
            setIsAddingCard(false)
          }}
        />
      )}
    </Dialog>
  )
}

/** Whose plan it is: an owner may have several brands. */
function BrandName() {
  const { t } = useLingui()
  return useFromAnswers((answers) => textOf(answers, guide.info.name.path)) || t`이름 없는 브랜드`
}

/** Which plan runs, and until when. */
function NowWords({ subscription }: { subscription: Subscription }) {
  const words = usePlanWords()
  const { phase, source, plan, periodType, periodEndDate, cancelAtEnd } = subscription
  const title = plan.title
  const period = words.period(periodType ?? 'MONTHLY')
  if (phase === 'FREE') return <Trans>지금은 Free 플랜이에요</Trans>
  if (phase === 'EXPIRED') return <Trans>{title} 구독이 끝났어요. 쓴 글과 파일은 그대로 있어요.</Trans>
  if (source === 'PASS' && periodEndDate !== null) {
    const last = lastDayOf(periodEndDate)
    return (
      <Trans>
        로고와 함께 받은 {title} 플랜을 {last}까지 쓸 수 있어요 (서울 날짜)
      </Trans>
    )
  }
  if (cancelAtEnd || periodEndDate === null || phase === 'PAST_DUE')
    return (
      <Trans>
        지금은 {title} {period} 플랜이에요
      </Trans>
    )
  const day = dayOf(periodEndDate)
  return (
    <Trans>
      지금은 {title} {period} 플랜이에요. 다음 결제일: {day} (서울 날짜)
    </Trans>
  )
}

/** What was asked for; of a running plan itself, and otherwise the smallest that costs something. */
function firstLevel(choice: PlanChoice, plans: readonly PlanOnSale[], { phase, plan }: Subscription): number {
  if (choice.level !== undefined && plans.some(({ level }) => level === choice.level)) return choice.level
  if (phase !== 'FREE') return plan.level
  return plans.find((one) => !isFreePlan(one))?.level ?? plan.level
}
