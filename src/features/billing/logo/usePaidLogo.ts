import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { showToast } from '#ui/overlays/toasts.ts'
import { type OrderView, useOrder } from '../pay/useOrder.ts'

/**
 * The order of a logo, also one whose page was left; once it is paid, the draft is forgotten and what was ordered is shown.
 */
export function usePaidLogo(idBrand: number, forget: () => Promise<void>): OrderView {
  const { t } = useLingui()
  const navigate = useNavigate()
  const order = useOrder(idBrand, 'logo')
  const pid = order.state.kind === 'paid' ? order.state.outcome?.pid : undefined
  useEffect(() => {
    if (pid === undefined) return
    void forget()
    showToast({ tone: 'success', text: t`로고를 주문했어요` })
    void navigate({
      to: '/brand/setting/paylogo/{-$id}',
      params: { id: 'success' },
      search: { pid } as never,
      replace: true,
    })
  }, [pid, forget, navigate, t])
  return order
}
