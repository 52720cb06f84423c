import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useOutbox } from '#engine/queue/useOutbox.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
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
  const rows = useOutbox()?.filter(({ brand, lane }) => brand === idBrand && groupOf(lane) !== undefined)
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

/** Whether nothing of an order is left to be shown here. */
const isEnded = ({ kind }: OrderView['state']) => kind === 'idle' || kind === 'paid'
