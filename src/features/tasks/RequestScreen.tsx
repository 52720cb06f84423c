import { Trans } from '@lingui/react/macro'
import { mayCall } from '#contract/may-call.ts'
import { requestTask } from '#contract/task.ts'
import { joinReads } from '#engine/reads/join-reads.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { productsRead } from '#kits/commerce/task-products-read.ts'
import { Unread } from '#kits/screen/Unread.tsx'
import { Note } from '#ui/Text.tsx'
import { RequestForm } from './RequestForm.tsx'
import { categoriesRead } from './task-calls.ts'

/** Asks for designer work, for those who manage the brand. */
export default function RequestScreen({ idBrand }: { idBrand: number }) {
  const role = useBrandRole(idBrand)
  const categories = useCachedRead(categoriesRead, { input: { query: {} } })
  const products = useCachedRead(productsRead, { input: { query: {} } })
  if (role !== null && !mayCall(requestTask, role))
    return (
      <Note>
        <Trans>작업은 소유자와 관리자가 의뢰할 수 있어요.</Trans>
      </Note>
    )
  if (categories.data && products.data && role !== null)
    return (
      <RequestForm
        idBrand={idBrand}
        categories={categories.data._embedded.categories}
        products={products.data._embedded.products}
        onPriceChange={products.reload}
      />
    )
  return (
    <Unread read={{ ...joinReads(categories, products), data: null }} lines={6}>
      <Trans>작업 항목은 인터넷에 한 번 연결된 뒤부터 이 기기에서 보여요.</Trans>
    </Unread>
  )
}
