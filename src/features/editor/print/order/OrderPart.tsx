import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { mayCall } from '#contract/may-call.ts'
import { orderPrint } from '#contract/task.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { useEditorState, useShown } from '#features/editor/state/EditorProvider.tsx'
import { openSubscribeOnly } from '#kits/commerce/plan-modal.ts'
import { useNeedsPlan } from '#kits/commerce/useNeedsPlan.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Note } from '#ui/Text.tsx'
import { keptOrder } from './kept-order.ts'
import { OrderForm } from './OrderForm.tsx'
import { productsOf } from './order-draft.ts'
import { QuoteForm } from './QuoteForm.tsx'
import { canAskQuote } from './quote-draft.ts'

/** The form of an order, or why there is none: an account, a role, a plan or a size is missing. */
export function OrderPart({ onClose }: { onClose: () => void }) {
  const { brand } = useDocument()
  const { body } = useShown()
  const needsPlan = useNeedsPlan(brand, 'PLUS')
  const products = productsOf(body)
  if (isLocal(brand))
    return (
      <Note>
        <Trans>가입하면 새김에서 바로 인쇄를 맡길 수 있어요.</Trans>
      </Note>
    )
  if (needsPlan)
    return (
      <>
        <Note>
          <Trans>
            인쇄 맡기기는 Plus에서 쓸 수 있어요. PDF를 내려받아 인쇄소에 직접 맡기는 것은 모든 플랜에서 돼요.
          </Trans>
        </Note>
        <Button look="ink" isBlock onClick={() => openSubscribeOnly('PLUS')}>
          <Trans>Plus 알아보기</Trans>
        </Button>
      </>
    )
  if (products.length === 0 && !canAskQuote(body))
    return (
      <Note>
        <Trans>이 크기나 쪽수는 인쇄를 맡길 수 없어요. 6 m, 100쪽까지 맡길 수 있어요.</Trans>
      </Note>
    )
  return <OfMembers idBrand={brand} products={products} onClose={onClose} />
}

type FormProps = Parameters<typeof OrderForm>[0]

/** The form of the list or that of a quote. A press that changes them leads into the other one. */
function OfMembers(props: FormProps) {
  const role = useBrandRole(props.idBrand)
  const { isQuote } = useWatched(keptOrder(useEditorState()))
  const isOnList = props.products.length > 0
  const part = useRef<HTMLDivElement>(null)
  const shown = useRef(isQuote)
  useEffect(() => {
    if (shown.current === isQuote) return
    shown.current = isQuote
    part.current?.querySelector('select')?.focus()
  }, [isQuote])
  if (role === null || mayCall(orderPrint, role))
    return (
      <div ref={part}>
        {isOnList && !isQuote ? <OrderForm {...props} /> : <QuoteForm {...props} isOnList={isOnList} />}
      </div>
    )
  return (
    <Note>
      <Trans>인쇄는 소유자와 관리자가 맡길 수 있어요.</Trans>
    </Note>
  )
}
