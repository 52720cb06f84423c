import { useLogoBrief } from '#device/logo/useLogoBrief.ts'
import { OrderState } from '../pay/OrderState.tsx'
import { usePaidLogo } from './usePaidLogo.ts'

/** Where the brief is written: what has become of an order whose page was left before its end was known. */
export default function LeftLogoOrder({ idBrand }: { idBrand: number }) {
  const { forget } = useLogoBrief(idBrand)
  return <OrderState order={usePaidLogo(idBrand, forget)} />
}
