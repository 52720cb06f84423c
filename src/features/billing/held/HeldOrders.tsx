import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { partsOf } from '#engine/queue/parts-of.ts'
import { useOutbox } from '#engine/queue/useOutbox.ts'
import type { Parts } from '#engine/rest/rest.ts'
import type { OutboxRow } from '#engine/store/outbox-row.ts'
import { useLive } from '#engine/store/useLive.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { openCancelDialog } from '#kits/commerce/plan-modal.ts'
import { useMoneyWords } from '#kits/commerce/useMoneyWords.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { groupOf, type HeldGroup } from '../facts/held-lanes.ts'
import { heldCommands } from '../pay/hold.ts'
import { isBusy } from '../pay/order-machine.ts'
import { type OrderName, orderCalls, order as orderOf } from '../pay/orders.ts'
import type { OrderView } from '../pay/useOrder.ts'
import { confirmMove } from './confirm-move.ts'
import { HeldWords } from './HeldWords.tsx'
import { heldAmount } from './held-amount.ts'
import { useHeldWords } from './useHeldWords.ts'
import { VoidWords } from './VoidWords.tsx'

interface Props {
  idBrand: number
  group: HeldGroup
  /** Sends what takes money; null: it is confirmed on its own page. */
  order: OrderView | null
  /** Of logos: those of this product alone. */
  idProduct?: number
  /** Called where a press leads to that page. */
  onLeave?: () => void
}

/** What was asked for without a network: each is sent only once it was confirmed here. */
export function HeldOrders({ idBrand, group, ...props }: Props) {
  const rows = (useOutbox() ?? []).filter(({ lane, brand }) => brand === idBrand && groupOf(lane) === group)
  return rows.map((row) => <HeldRow key={row.n} idBrand={idBrand} row={row} {...props} />)
}

interface LogoBody {
  readonly idProduct: number
}

interface RowProps extends Omit<Props, 'group'> {
  row: OutboxRow
}

function HeldRow({ idBrand, row, order, idProduct, onLeave }: RowProps) {
  const { t } = useLingui()
  const onlineReason = useOnlineReason()
  const navigate = useNavigate()
  const words = useHeldWords()
  const moneyWords = useMoneyWords()
  const [isAsking, setIsAsking] = useState(false)
  const parts = useLive(`held ${row.key}`, async () => () => partsOf(row))
  const { n = 0, lane, state, name, key } = row
  if (!parts) return null
  if (idProduct !== undefined && (parts.body as LogoBody).idProduct !== idProduct) return null

  const amount = heldAmount(row, parts)
  async function confirm(confirmed: Parts) {
    const command = heldCommands[lane]
    if (!command) return
    if (lane === 'subscription.cancel') return openCancelDialog()
    if (!(name in orderCalls)) {
      setIsAsking(true)
      const end = await confirmMove(idBrand, command, n)
      setIsAsking(false)
      if (end === 'sent') showToast({ tone: 'success', text: words.done(lane) })
      if (end === 'unanswered') showToast({ tone: 'error', text: t`서버에 닿지 못했어요.` })
      return
    }
    if (!order) {
      const { idProduct: id } = confirmed.body as LogoBody
      onLeave?.()
      return navigate({ to: '/brand/setting/paylogo/{-$id}', params: { id: String(id) } })
    }
    setIsAsking(true)
    const { checkHeld } = await import('#kits/commerce/held.ts')
    const check = await checkHeld(command, n)
    setIsAsking(false)
    if (check.kind === 'unread') showToast({ tone: 'error', text: t`서버에 닿지 못했어요.` })
    // The same key: whether it is sent from here or from another tab, it is charged once.
    if (check.kind === 'unchanged')
      order.press(orderOf(name as OrderName, confirmed.body as object, amount ?? undefined), { key, n })
  }
  async function discard() {
    const { discardRow } = await import('#engine/queue/outbox.ts')
    await discardRow(n)
  }
  const isBlocked = isAsking || state === 'confirmed' || (order !== null && isBusy(order.state))
  const isElsewhere = order === null && lane === 'logo.pay'
  const isOver = state === 'void' || state === 'failed'
  return (
    <Banner
      look="box"
      tone="warning"
      actions={
        <>
          <Button size="small" disabled={isBlocked && !isOver} onClick={() => void discard()}>
            <Trans>지우기</Trans>
          </Button>
          {!isOver && (
            <Button
              size="small"
              look="ink"
              disabled={isBlocked}
              disabledReason={isElsewhere ? undefined : onlineReason}
              reasonAt="hidden"
              onClick={() => void confirm(parts)}
            >
              {isElsewhere ? (
                <Trans>주문 보기</Trans>
              ) : (
                words.confirm(lane, amount === null ? null : moneyWords(amount))
              )}
            </Button>
          )}
        </>
      }
    >
      {isOver ? (
        <VoidWords idBrand={idBrand} row={row} parts={parts} />
      ) : (
        <HeldWords idBrand={idBrand} row={row} parts={parts} />
      )}
    </Banner>
  )
}
