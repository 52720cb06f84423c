import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import { useProviders } from '#engine/reads/useProviders.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { useMoneyWords } from '#kits/commerce/useMoneyWords.ts'
import { briefText, useBriefRows } from '#kits/logo/useBriefRows.ts'
import type { LogoBriefView } from '#kits/logo/useLogoBrief.ts'
import { firstOpenStep } from '#model/logo/logo-brief.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { SectionHead } from '#ui/layout/Page.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Note } from '#ui/Text.tsx'
import { usePressOnceKnown } from '#ui/usePressOnceKnown.ts'
import { AddCardDialog } from '../cards/AddCardDialog.tsx'
import { CardPicker } from '../cards/CardPicker.tsx'
import { useCardChoice } from '../cards/useCardChoice.ts'
import { logoFacts, payLogoCommand } from '../commands/pay-logo.ts'
import { cardFacts } from '../facts/held-facts.ts'
import { HeldOrders } from '../held/HeldOrders.tsx'
import { OrderState } from '../pay/OrderState.tsx'
import { isBusy } from '../pay/order-machine.ts'
import { logoOrder } from '../pay/orders.ts'
import { useHold } from '../pay/useHold.ts'
import type { OrderView } from '../pay/useOrder.ts'
import { optionsIn } from './address.ts'
import { BriefOfOrder } from './BriefOfOrder.tsx'
import styles from './Logo.module.css'
import type { LogoProduct } from './logo-calls.ts'
import { type LogoWay, logoTotalOf } from './logo-total.ts'
import { OrderTotal } from './OrderTotal.tsx'
import { sendImages } from './send-images.ts'
import { usePaypalOrder } from './usePaypalOrder.ts'

interface Props {
  idBrand: number
  product: LogoProduct
  view: LogoBriefView
  order: OrderView
  /** Options of an order whose page of PayPal was left; null: none was. */
  cancelled: string | null
}

/** Options, the brief, and the payment of one logo, by card or at PayPal. */
export function LogoOrder({ idBrand, product, view, order, cancelled }: Props) {
  const { t } = useLingui()
  const moneyWords = useMoneyWords()
  const failureWords = useFailureWords()
  const onlineReason = useOnlineReason()
  const isOnline = useOnline()
  const hold = useHold(idBrand)
  const payments = useProviders()?.payments
  const { cards, idPayMethod, isReading, choose, add } = useCardChoice(idBrand)
  const paypal = usePaypalOrder(idBrand)
  const { brief, draft, change } = view
  const rows = useBriefRows(brief)
  const canPaypal = product.priceUsd !== null
  const [way, setWay] = useState<LogoWay>(
    canPaypal && (cancelled !== null || payments === 'off') ? 'paypal' : 'card',
  )
  const [isAddingCard, setIsAddingCard] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [isLeft, setIsLeft] = useState(cancelled !== null)

  const options = isLeft && cancelled !== null ? optionsIn(cancelled) : draft.options
  const total = logoTotalOf(product, options, way)
  const { concepts, revisions, deliveryDays } = product
  const openStep = firstOpenStep(brief)
  const { press, isWaiting } = usePressOnceKnown(
    way === 'card' && isReading,
    `${way} ${total.amount}`,
    () => void pay(),
  )
  const hasUnsentImages = draft.images.some(({ idFile, blob }) => idFile === null && blob !== null)
  /** Without a network it is kept, and asked again: pictures and PayPal need one. */
  const isHeld = !isOnline && way === 'card' && idPayMethod !== null && !hasUnsentImages
  const offlineReason =
    onlineReason !== undefined && way === 'card' && hasUnsentImages
      ? t`고른 그림은 인터넷에 연결되어야 올릴 수 있어요`
      : onlineReason
  const isUnderWay = isWaiting || isSending || paypal.isBusy || isBusy(order.state)

  function toggle(idOption: number, isOn: boolean): void {
    setIsLeft(false)
    void change({ options: isOn ? [...options, idOption] : options.filter((id) => id !== idOption) })
  }

  async function pay(): Promise<void> {
    setFault(null)
    if (way === 'card' && idPayMethod === null) {
      showToast({ tone: 'error', text: t`등록된 카드가 없어요. 카드를 먼저 등록해 주세요.` })
      return setIsAddingCard(true)
    }
    if (isHeld) return keep()
    setIsSending(true)
    const sent = await sendImages(idBrand, draft.images, (images) => change({ images }))
    setIsSending(false)
    if (!sent.ok) {
      const why = failureWords(sent.failure)
      return setFault(t`그림을 올리지 못해 아직 주문하지 않았어요. ${why}`)
    }
    const body = bodyOf(sent.idFiles)
    if (way === 'paypal') return paypal.go(body)
    if (idPayMethod !== null) order.press(logoOrder({ ...body, idPayMethod }, total.amount))
  }

  const bodyOf = (idFiles: readonly number[]) => ({
    idProduct: product.idProduct,
    optionAmount: total.ofOptions,
    options: [...total.options],
    brief: briefText(rows),
    files: [...idFiles],
  })

  async function keep(): Promise<void> {
    if (idPayMethod === null) return
    const idFiles = draft.images.flatMap(({ idFile }) => (idFile === null ? [] : [idFile]))
    const body = { ...bodyOf(idFiles), idPayMethod }
    const also = { card: cardFacts(cards ?? [], idPayMethod) }
    await hold(payLogoCommand, { body }, { facts: logoFacts([product], body), also })
  }

  const sum = moneyWords(total.amount, total.currency)
  return (
    <div className={styles.order}>
      <Note>
        <Trans>
          시안 {concepts}개, 수정 {revisions}번, 영업일 {deliveryDays}일
        </Trans>
      </Note>
      {isLeft && (
        <Banner look="box">
          <Trans>PayPal에서 결제하지 않고 돌아왔어요. 고른 것은 그대로 있어요.</Trans>
        </Banner>
      )}
      <fieldset className={styles.options}>
        <legend>
          <Trans>더할 옵션</Trans>
        </legend>
        {product.options.map((option) => (
          <Checkbox
            key={option.idOption}
            checked={options.includes(option.idOption)}
            onCheck={(isOn) => toggle(option.idOption, isOn)}
          >
            <span className={styles.option}>
              <span>{option.title}</span>
              <small>
                {way === 'paypal' && option.priceUsd !== null
                  ? moneyWords(option.priceUsd, 'USD')
                  : moneyWords(option.price)}
              </small>
            </span>
          </Checkbox>
        ))}
      </fieldset>
      <BriefOfOrder rows={rows} images={draft.images} openStep={openStep} />
      <section className={styles.pay} aria-label={t`결제`}>
        <SectionHead title={<Trans>결제</Trans>} />
        {canPaypal && payments !== 'off' && (
          <Segmented<LogoWay>
            label={t`결제 방법`}
            isBlock
            value={way}
            onChoose={setWay}
            options={[
              { value: 'card', label: t`카드 (₩)` },
              { value: 'paypal', label: 'PayPal ($)' },
            ]}
          />
        )}
        {way === 'card' && (
          <CardPicker
            cards={cards}
            value={idPayMethod}
            onChoose={choose}
            onAdd={() => setIsAddingCard(true)}
          />
        )}
        <OrderTotal product={product} total={total} />
        <HeldOrders idBrand={idBrand} group="logo" idProduct={product.idProduct} order={order} />
        {way === 'card' && <OrderState order={order} />}
        {(fault ?? paypal.fault) !== null && (
          <Note tone="danger" role="alert">
            {fault ?? paypal.fault}
          </Note>
        )}
        <Button
          look="ink"
          size="large"
          aria-busy={isUnderWay || undefined}
          disabled={isUnderWay}
          disabledReason={
            openStep !== null
              ? t`의뢰서에 브랜드 이름과 업종을 먼저 적어 주세요`
              : isHeld
                ? undefined
                : offlineReason
          }
          onClick={press}
        >
          {way === 'paypal' ? (
            <Trans>PayPal에서 {sum} 결제하기</Trans>
          ) : isHeld ? (
            <Trans>{sum} 결제 담아 두기</Trans>
          ) : (
            <Trans>{sum} 결제하기</Trans>
          )}
        </Button>
        {isHeld && (
          <Note role="status">
            <Trans>연결되면 금액을 다시 확인한 뒤 결제할지 물어볼게요.</Trans>
          </Note>
        )}
        {isSending && (
          <Note role="status">
            <Trans>그림을 올리고 있어요.</Trans>
          </Note>
        )}
        <Note>
          <Trans>결제하면 디자이너 작업이 시작되고, 진행과 시안을 디자이너 작업에서 볼 수 있어요.</Trans>
        </Note>
      </section>
      {isAddingCard && (
        <AddCardDialog
          idBrand={idBrand}
          onClose={() => setIsAddingCard(false)}
          onAdded={(added) => {
            add(added)
            setIsAddingCard(false)
          }}
        />
      )}
    </div>
  )
}
