import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useOutbox } from '#device/queue/useOutbox.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { groupOf, isCharged } from '../facts/held-lanes.ts'
import { HeldOrders } from '../held/HeldOrders.tsx'
import { OrderState } from '../pay/OrderState.tsx'
import { type OrderView, useOrder } from '../pay/useOrder.ts'

/** The network is back: what was asked for without one is asked again before it is sent. */
export default function HeldDialog({ idBrand, onClose }: { idBrand: number; onClose: () => void }) {
  const { t } = useLingui()
  const order = useOrder(idBrand, 'plan')
  const credit = useOrder(idBrand, 'credit')
  const { state } = order
  const isNothingPaid = state.kind === 'paid' && state.outcome === null
  const rows = useOutbox()?.filter(({ brand, lane }) => brand === idBrand && groupOf(lane) !== undefined)
  useEffect(() => {
    if (state.kind !== 'paid') return
    const text = isNothingPaid ? t`결제 주기를 바꿨어요` : t`결제가 끝났어요. 고른 플랜을 바로 쓸 수 있어요.`
    showToast({ tone: 'success', text })
  }, [state.kind, isNothingPaid, t])
  useEffect(() => {
    if (credit.state.kind !== 'paid') return
    showToast({ tone: 'success', text: t`크레딧을 충전했어요` })
  }, [credit.state.kind, t])
  const isOver = rows?.length === 0 && isEnded(state) && isEnded(credit.state)
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])
  const isToPay = rows?.every(({ lane }) => isCharged(lane)) !== false
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isToPay ? t`연결됐어요. 결제할까요?` : t`연결됐어요. 요청한 일을 확인해 주세요`}
      closeLabel={t`닫기`}
      actions={
        <Button onClick={onClose}>
          <Trans>나중에</Trans>
        </Button>
      }
    >
      <HeldOrders idBrand={idBrand} group="plan" order={order} />
      <OrderState order={order} />
      <HeldOrders idBrand={idBrand} group="card" order={null} />
      <HeldOrders idBrand={idBrand} group="credit" order={credit} />
      <OrderState order={credit} />
      <HeldOrders idBrand={idBrand} group="logo" order={null} onLeave={onClose} />
    </Dialog>
  )
}

/** Whether nothing of an order is left to be told here. */
const isEnded = ({ kind }: OrderView['state']) => kind === 'idle' || kind === 'paid'
