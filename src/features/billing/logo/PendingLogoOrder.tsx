import { OrderState } from '../pay/OrderState.tsx'
import { usePaidLogo } from './usePaidLogo.ts'

/** Where the brief is written: what has become of an order whose page was left before its end was known. */
export default function PendingLogoOrder({ idBrand }: { idBrand: number }) {
  return <OrderState order={usePaidLogo(idBrand)} />
}
