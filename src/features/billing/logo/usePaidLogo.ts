import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type OrderView, useOrder } from '../pay/useOrder.ts'

/** The order of a logo, also one whose page was left; once it is paid, what was ordered is shown. */
export function usePaidLogo(idBrand: number): OrderView {
  const navigate = useNavigate()
  const order = useOrder(idBrand, 'logo')
  const pid = order.state.kind === 'paid' ? order.state.outcome?.pid : undefined
  useEffect(() => {
    if (pid === undefined) return
    void navigate({
      to: '/brand/setting/paylogo/{-$id}',
      params: { id: 'success' },
      search: { pid } as never,
      replace: true,
    })
  }, [pid, navigate])
  return order
}
