import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useOutbox } from '#device/queue/useOutbox.ts'
import type { OutboxRow } from '#device/store/outbox-row.ts'
import { useLive } from '#device/store/useLive.ts'
import { useMoneyWords } from '#device/words/useMoneyWords.ts'
import { useOnlineReason } from '#device/words/useOnlineReason.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { heldCommands } from './hold.ts'
import { isBusy } from './order-machine.ts'
import { type Lane, type Order, type OrderName, orderCalls } from './orders.ts'
import type { OrderView } from './useOrder.ts'

interface Props {
  idBrand: number
  lane: Lane
  order: OrderView
}

/** Orders of a lane that were asked for without a network: each is sent only once it was confirmed here. */
export function HeldOrders({ idBrand, lane, order }: Props) {
  const rows = (useOutbox() ?? []).filter(
    ({ name, brand }) =>
      brand === idBrand && name in heldCommands && orderCalls[name as OrderName].lane === lane,
  )
  return rows.map((row) => <HeldOrder key={row.n} row={row} order={order} />)
}

function HeldOrder({ row, order }: { row: OutboxRow; order: OrderView }) {
  const { t } = useLingui()
  const onlineReason = useOnlineReason()
  const [isAsking, setIsAsking] = useState(false)
  const held = useLive(`held ${row.key}`, async () => async () => toOrder(row))
  const { n = 0 } = row
  if (!held) return null

  async function confirm(confirmed: Order) {
    const command = heldCommands[row.name]
    if (!command) return
    setIsAsking(true)
    const [{ checkHeld }, { discardRow }] = await Promise.all([
      import('#device/queue/held.ts'),
      import('#device/queue/outbox.ts'),
    ])
    const check = await checkHeld(command, n)
    setIsAsking(false)
    if (check.kind === 'unread') showToast({ tone: 'error', text: t`서버에 닿지 못했어요.` })
    // The same key: whether it is sent from here or from another tab, it is charged once.
    if (check.kind === 'unchanged') order.press(confirmed, { key: row.key, onKept: () => void discardRow(n) })
  }
  async function discard() {
    const { discardRow } = await import('#device/queue/outbox.ts')
    await discardRow(n)
  }
  const isBlocked = isAsking || isBusy(order.state)
  return (
    <Banner
      look="box"
      tone="warning"
      actions={
        <>
          <Button size="small" disabled={isBlocked} onClick={() => void discard()}>
            <Trans>지우기</Trans>
          </Button>
          {row.state === 'held' && (
            <Button
              size="small"
              look="ink"
              disabled={isBlocked}
              disabledReason={onlineReason}
              onClick={() => void confirm(held)}
            >
              <Trans>확인하고 결제하기</Trans>
            </Button>
          )}
        </>
      }
    >
      {row.state === 'void' ? (
        <Trans>오프라인에서 요청한 뒤에 금액이 바뀌었어요. 결제되지 않았으니 지우고 다시 골라 주세요.</Trans>
      ) : (
        <HeldWords order={held} facts={row.held?.facts} />
      )}
    </Banner>
  )
}

function HeldWords({ order, facts }: { order: Order; facts: unknown }): ReactNode {
  const moneyWords = useMoneyWords()
  const bought = creditsOf(order, facts)
  if (bought) {
    const { credit } = bought
    const price = moneyWords(bought.price)
    return (
      <Plural
        value={credit}
        other={`오프라인에서 요청한 결제: 크레딧 #개, ${price}. 아직 결제되지 않았어요.`}
      />
    )
  }
  const amount = moneyWords((facts as { amount: number }).amount)
  return <Trans>오프라인에서 요청한 결제: 플랜, {amount}. 아직 결제되지 않았어요.</Trans>
}

function creditsOf({ name, input }: Order, facts: unknown) {
  if (name !== 'credit.accumulate') return null
  const { idCreditPlan } = input.body as { idCreditPlan: number }
  const row = (facts as [id: number, credit: number, price: number][]).find(([id]) => id === idCreditPlan)
  return row ? { credit: row[1], price: row[2] } : null
}

async function toOrder({ name, body }: OutboxRow): Promise<Order | null> {
  return body ? { name: name as OrderName, input: { body: JSON.parse(await body.text()) as object } } : null
}
