import { Trans, useLingui } from '@lingui/react/macro'
import { useWatched } from '#engine/watch/useWatched.ts'
import { useEditorState, useShown } from '#features/editor/state/EditorProvider.tsx'
import { type PrintProduct, printOrderLimits, printPrice } from '#model/tasks/print.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { RuledField } from '#ui/controls/RuledField.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'
import { AddressFields } from './AddressFields.tsx'
import { keptOrder } from './kept-order.ts'
import { OrderSum } from './OrderSum.tsx'
import { bodyOfOrder, choiceOf, faultsOf, type OrderDraft, orderTitle } from './order-draft.ts'
import { ProductFields } from './ProductFields.tsx'
import { SendPart } from './SendPart.tsx'
import { useOrderForm } from './useOrderForm.ts'
import { useSendOrder } from './useSendOrder.ts'

interface Props {
  readonly idBrand: number
  /** What the design can be printed as, one at least. */
  readonly products: readonly PrintProduct[]
  readonly onClose: () => void
}

/** What is printed, on what, how many, for whom, and for how many credits. */
export function OrderForm({ idBrand, products, onClose }: Props) {
  const { t, i18n } = useLingui()
  const { body } = useShown()
  const printOrder = keptOrder(useEditorState())
  const draft = useWatched(printOrder)
  const { form, faults, check } = useOrderForm()
  const sending = useSendOrder(idBrand, onClose)
  const change = (more: Partial<OrderDraft>) => printOrder.set({ ...printOrder.get(), ...more })
  const product = products.find(({ kind }) => kind === draft.kind) ?? products[0]
  if (!product) return null
  const choice = choiceOf(draft, product, body)
  // Where the server has another list, it has said what this costs.
  const price = sending.priceOf(choice) ?? printPrice(choice) ?? 0
  const priceText = i18n.number(price)
  const submit = () => {
    if (!check(faultsOf(draft))) return
    const of = { design: body, title: orderTitle(body.name) || t`인쇄 주문` }
    void sending.send({ kind: 'order', body: bodyOfOrder(draft, choice, of, price) })
  }
  return (
    <Form ref={form} onSubmit={submit}>
      <Stack gap={4}>
        <ProductFields products={products} choice={choice} onChange={change} />
        <AddressFields draft={draft} faults={faults} onChange={change} />
        <RuledField
          label={t`전할 말`}
          name="note"
          rows={2}
          value={draft.note}
          maxLength={printOrderLimits.note}
          limit={printOrderLimits.note}
          onText={(next) => change({ note: next })}
        />
        <OrderSum idBrand={idBrand} price={price} />
        <SendPart sending={sending} offlineReason={t`연결되면 맡길 수 있어요`}>
          <Trans>{priceText} 크레딧으로 인쇄 맡기기</Trans>
        </SendPart>
        <Note>
          <Trans>
            디자이너가 파일을 살펴본 뒤 인쇄소로 보내요. 시작하기 전에 취소하면 크레딧이 모두 돌아와요. PDF는
            드라이브에도 담겨요.
          </Trans>
        </Note>
        <Button type="button" isBlock onClick={() => change({ isQuote: true })}>
          <Trans>목록에 없는 종이나 수량은 견적 받기</Trans>
        </Button>
      </Stack>
    </Form>
  )
}
