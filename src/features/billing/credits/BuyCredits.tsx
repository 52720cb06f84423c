import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useEffect, useId, useState } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { useProviders } from '#engine/reads/useProviders.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { interrupted } from '#kits/commerce/credit-need.ts'
import { useMoneyWords } from '#kits/commerce/useMoneyWords.ts'
import { Button } from '#ui/controls/Button.tsx'
import { ChoiceGroup } from '#ui/controls/ChoiceGroup.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { SectionHead } from '#ui/layout/Page.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Note } from '#ui/Text.tsx'
import { type CreditPlan, creditPlansRead } from '../billing-reads.ts'
import { AddCardDialog } from '../cards/AddCardDialog.tsx'
import { CardPicker } from '../cards/CardPicker.tsx'
import { useCardChoice } from '../cards/useCardChoice.ts'
import { buyCreditsCommand, creditFacts } from '../commands/buy-credits.ts'
import { cardFacts } from '../facts/held-facts.ts'
import { HeldOrders } from '../held/HeldOrders.tsx'
import { hold } from '../pay/hold.ts'
import { OrderState } from '../pay/OrderState.tsx'
import { isBusy } from '../pay/order-machine.ts'
import { creditOrder } from '../pay/orders.ts'
import { PaidBanner } from '../pay/PaidBanner.tsx'
import { useOrder } from '../pay/useOrder.ts'
import styles from './Credit.module.css'
import { coveringPlan } from './covering-plan.ts'

/** Buys credits with a card of the brand. `balance` is what there is already. */
export function BuyCredits({ idBrand, balance }: { idBrand: number; balance: number }) {
  const { t } = useLingui()
  const moneyWords = useMoneyWords()
  const isOnline = useOnline()
  const payments = useProviders()?.payments
  const need = useWatched(interrupted)
  const plans = useCachedRead(creditPlansRead, { brand: idBrand }).data?._embedded.creditPlans
  const { cards, idPayMethod, choose, add } = useCardChoice(idBrand)
  const order = useOrder(idBrand, 'credit')
  const [chosenPlan, setChosenPlan] = useState<number | null>(null)
  const [isAdding, setIsAdding] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const group = useId()
  const { kind } = order.state
  useEffect(() => {
    if (kind === 'paid') setChosenPlan(null)
  }, [kind])

  if (!plans || !cards)
    return (
      <section className={styles.section}>
        <SectionHead title={<Trans>충전하기</Trans>} />
        {isOnline ? (
          <Skeleton lines={3} />
        ) : (
          <Note>
            <Trans>충전할 수 있는 크레딧은 인터넷에 연결되면 보여요.</Trans>
          </Note>
        )}
      </section>
    )

  const missing = need ? (need.missing ?? Math.max(0, (need.credit ?? 0) - balance)) : 0
  const advised = missing > 0 ? coveringPlan(plans, missing) : null
  const plan = plans.find(({ idCreditPlan }) => idCreditPlan === chosenPlan) ?? advised
  const total = plan ? moneyWords(plan.price, plan.currency) : null

  async function pay() {
    if (!plan) {
      setIsMissing(true)
      document.querySelector<HTMLInputElement>(`[name="${group}"]`)?.focus()
      return
    }
    if (idPayMethod === null) {
      showToast({ tone: 'error', text: t`등록된 카드가 없어요. 카드를 먼저 등록해 주세요.` })
      if (isOnline) setIsAdding(true)
      return
    }
    const body = { idPayMethod, idCreditPlan: plan.idCreditPlan }
    if (isOnline) return order.press(creditOrder(body, plan.price))
    const seen = { facts: creditFacts(plans ?? []), also: { card: cardFacts(cards ?? [], idPayMethod) } }
    const isKept = await hold(buyCreditsCommand, { body }, seen, idBrand)
    if (!isKept) showToast({ tone: 'error', text: t`이 기기에 담아 두지 못했어요.` })
  }

  return (
    <section className={styles.section} aria-label={t`크레딧 충전`}>
      <SectionHead title={<Trans>충전하기</Trans>} end={<Trans>부가세 포함</Trans>} />
      <div className={styles.buying}>
        {need && <GoOn missing={missing} />}
        <ChoiceGroup
          legend={t`충전할 크레딧`}
          isLegendHidden
          look="cards"
          name={group}
          value={plan ? String(plan.idCreditPlan) : null}
          onChoose={(id) => {
            setChosenPlan(Number(id))
            setIsMissing(false)
          }}
          choices={plans.map((one) => ({
            value: String(one.idCreditPlan),
            label: <CreditWords plan={one} />,
            hint: moneyWords(one.price, one.currency),
          }))}
          {...(isMissing && { error: t`충전할 크레딧을 골라 주세요.` })}
        />
        <CardPicker cards={cards} value={idPayMethod} onChoose={choose} onAdd={() => setIsAdding(true)} />
        <HeldOrders idBrand={idBrand} group="credit" order={order} />
        <OrderState order={order} />
        <PaidBanner state={order.state} />
        {total !== null && (
          <p className={styles.total}>
            <Trans>
              지금 낼 금액 <b>{total}</b>
            </Trans>
          </p>
        )}
        <Button
          look="ink"
          size="large"
          disabled={isBusy(order.state)}
          disabledReason={payments === 'off' ? t`결제가 아직 연결되지 않았어요` : undefined}
          onClick={() => void pay()}
        >
          {total === null ? (
            <Trans>결제하기</Trans>
          ) : isOnline ? (
            <Trans>{total} 결제하기</Trans>
          ) : (
            <Trans>{total} 결제 담아 두기</Trans>
          )}
        </Button>
        {!isOnline && (
          <Note>
            <Trans>연결되면 금액을 다시 확인한 뒤 결제할지 물어볼게요.</Trans>
          </Note>
        )}
      </div>
      {isAdding && (
        <AddCardDialog
          idBrand={idBrand}
          onClose={() => setIsAdding(false)}
          onAdded={(added) => {
            add(added)
            setIsAdding(false)
          }}
        />
      )}
    </section>
  )
}

function CreditWords({ plan: { credit } }: { plan: CreditPlan }) {
  const { i18n } = useLingui()
  const count = i18n.number(credit)
  return <Plural value={credit} other={`${count} 크레딧`} />
}

/** The way back to what the credits are for. */
function GoOn({ missing }: { missing: number }) {
  const { i18n } = useLingui()
  const { history } = useRouter()
  const need = useWatched(interrupted)
  if (!need) return null
  const { what, backTo } = need
  const count = i18n.number(missing)
  return (
    <Banner
      look="box"
      actions={
        <Button
          size="small"
          end={<Icon of={ArrowRight} size="small" />}
          onClick={() => {
            interrupted.set(null)
            history.push(backTo)
          }}
        >
          <Trans>이어서 하기</Trans>
        </Button>
      }
    >
      {missing > 0 ? (
        <Trans>
          {what}: {count} 크레딧이 더 있어야 해요.
        </Trans>
      ) : (
        <Trans>{what}: 이제 크레딧이 넉넉해요.</Trans>
      )}
    </Banner>
  )
}
