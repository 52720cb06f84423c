import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { HeldOrders } from '../pay/HeldOrders.tsx'
import { OrderState } from '../pay/OrderState.tsx'
import { useOrder } from '../pay/useOrder.ts'

/** The network is back: what was to be paid is asked again before it is sent. */
export default function HeldDialog({ idBrand, onClose }: { idBrand: number; onClose: () => void }) {
  const { t } = useLingui()
  const order = useOrder(idBrand, 'plan')
  const { kind } = order.state
  useEffect(() => {
    if (kind !== 'paid') return
    showToast({ tone: 'success', text: t`결제가 끝났어요. 고른 플랜을 바로 쓸 수 있어요.` })
    onClose()
  }, [kind, t, onClose])
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`연결됐어요. 결제할까요?`}
      closeLabel={t`닫기`}
      actions={
        <Button onClick={onClose}>
          <Trans>나중에</Trans>
        </Button>
      }
    >
      <HeldOrders idBrand={idBrand} lane="plan" order={order} />
      <OrderState order={order} />
    </Dialog>
  )
}
