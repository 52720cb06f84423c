import { useEffect, useMemo } from 'react'
import { useSession } from '#engine/identity/session.ts'
import { pause } from '#engine/time/start-timer.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { orderEnded } from './order-ended.ts'
import { type HeldOrder, OrderMachine, type OrderState } from './order-machine.ts'
import type { Lane, Order } from './orders.ts'

export interface OrderView {
  readonly state: OrderState
  press(order: Order, held?: HeldOrder): void
  again(): void
  forget(): void
}

const machines = new Map<string, OrderMachine>()

/**
 * The order of a lane: it goes on when the dialog is closed, and is found again by the next one and after a reload. Its end is shown
 * and read again in `orderEnded`, once for all screens that show it.
 */
export function useOrder(idBrand: number, lane: Lane): OrderView {
  const idAccount = useSession().session?.idAccount ?? 0
  const machine = useMemo(() => machineOf(idAccount, idBrand, lane), [idAccount, idBrand, lane])
  const state = useWatched(machine.state)
  useEffect(() => machine.attach(), [machine])
  return useMemo(
    () => ({
      state,
      press: (order, held) => void machine.press(order, held),
      again: () => void machine.again(),
      forget: () => void machine.forget(),
    }),
    [machine, state],
  )
}

function machineOf(idAccount: number, idBrand: number, lane: Lane): OrderMachine {
  const name = `${idAccount}/${idBrand}/${lane}`
  const known = machines.get(name)
  if (known) return known
  const machine = new OrderMachine(
    { idAccount, idBrand, lane },
    { pause, onEnd: (end) => void orderEnded({ idAccount, idBrand, lane, by: 'card' }, end) },
  )
  machines.set(name, machine)
  return machine
}
