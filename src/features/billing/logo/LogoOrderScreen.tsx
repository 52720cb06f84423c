import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { OtherDocument } from '#engine/documents/react/OtherDocument.tsx'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { useProviders } from '#engine/reads/useProviders.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { useLogoBrief } from '#kits/logo/useLogoBrief.ts'
import { Unread } from '#kits/screen/Unread.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Note } from '#ui/Text.tsx'
import { HeldOrders } from '../held/HeldOrders.tsx'
import { OrderState } from '../pay/OrderState.tsx'
import { LogoChoice } from './LogoChoice.tsx'
import { LogoOrder } from './LogoOrder.tsx'
import { logosRead } from './logo-calls.ts'
import { usePaidLogo } from './usePaidLogo.ts'

interface Props {
  idBrand: number
  /** null: the choice among all. */
  idProduct: number | null
  /** Options of an order whose page of PayPal was left; null: none was. */
  cancelled: string | null
  /** Gets the name of the logo. */
  onTitle?: (title: string) => void
}

/** What logos cost, and the order of one. Opens the strategy too: the brief is made of it. */
export default function LogoOrderScreen(props: Props) {
  return (
    <OtherDocument document="strategy" isAside>
      <Screen {...props} />
    </OtherDocument>
  )
}

function Screen({ idBrand, idProduct, cancelled, onTitle }: Props) {
  const { t } = useLingui()
  const role = useBrandRole(idBrand)
  const payments = useProviders()?.payments
  const { data, state, reload } = useCachedRead(logosRead)
  const view = useLogoBrief(idBrand)
  const order = usePaidLogo(idBrand)
  const products = data?._embedded.products
  const product = products?.find((one) => one.idProduct === idProduct)
  const title = product?.title
  useEffect(() => {
    if (title !== undefined) onTitle?.(title)
  }, [title, onTitle])

  if (role !== null && role !== 'BRAND_ROLE_OWNER')
    return (
      <Note>
        <Trans>로고는 브랜드의 소유자가 디자이너에게 맡길 수 있어요.</Trans>
      </Note>
    )
  if (!products || !view.isRead)
    return (
      <Unread read={{ data: null, state, reload }} lines={6}>
        <Trans>로고의 가격은 인터넷에 연결되면 보여요. 의뢰서는 지금도 쓸 수 있어요.</Trans>
      </Unread>
    )
  if (payments === 'off' && products.every(({ priceUsd }) => priceUsd === null))
    return (
      <Note>
        <Trans>결제가 아직 연결되지 않아 로고를 맡길 수 없어요.</Trans>
      </Note>
    )
  if (product)
    return (
      <LogoOrder
        key={product.idProduct}
        idBrand={idBrand}
        product={product}
        view={view}
        order={order}
        cancelled={cancelled}
      />
    )
  if (idProduct !== null)
    return (
      <>
        <EmptyState headline={t`없는 로고`}>
          <Trans>그런 로고가 없어요. 다른 로고를 골라 주세요.</Trans>
        </EmptyState>
        <LogoChoice products={products} brief={view.brief} />
      </>
    )
  return (
    <>
      <HeldOrders idBrand={idBrand} group="logo" order={null} />
      <OrderState order={order} />
      <LogoChoice products={products} brief={view.brief} />
    </>
  )
}
