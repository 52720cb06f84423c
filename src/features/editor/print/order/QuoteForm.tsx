import { Trans, useLingui } from '@lingui/react/macro'
import { useWatched } from '#engine/watch/useWatched.ts'
import { useEditorState, useShown } from '#features/editor/state/EditorProvider.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'
import { AddressFields } from './AddressFields.tsx'
import { keptOrder } from './kept-order.ts'
import { kindOfForm, type OrderDraft, orderTitle } from './order-draft.ts'
import { bodyOfQuote, quoteFaultsOf } from './quote-draft.ts'
import { SendPart } from './SendPart.tsx'
import { useOrderForm } from './useOrderForm.ts'
import { useSendOrder } from './useSendOrder.ts'
import { WishFields } from './WishFields.tsx'

interface Props {
  readonly idBrand: number
  /** Whether the design can also be ordered by the list. */
  readonly isOnList: boolean
  readonly onClose: () => void
}

/** Asks the desk what print costs that is not on the list. Nothing is paid by it. */
export function QuoteForm({ idBrand, isOnList, onClose }: Props) {
  const { t } = useLingui()
  const { body } = useShown()
  const printOrder = keptOrder(useEditorState())
  const draft = useWatched(printOrder)
  const { form, faults, check } = useOrderForm()
  const sending = useSendOrder(idBrand, onClose)
  const change = (more: Partial<OrderDraft>) => printOrder.set({ ...printOrder.get(), ...more })
  const kind = draft.quoteKind ?? kindOfForm(body.form) ?? 'other'
  const submit = () => {
    if (!check(quoteFaultsOf(draft))) return
    const of = { design: body, title: orderTitle(body.name) || t`인쇄 견적` }
    void sending.send({ kind: 'quote', body: bodyOfQuote(draft, kind, of) })
  }
  return (
    <Form ref={form} onSubmit={submit}>
      <Stack gap={4}>
        <Note>
          {isOnList ? (
            <Trans>목록에 없는 종이, 마감, 수량으로 맡길 때 값을 물어봐요.</Trans>
          ) : (
            <Trans>이 크기나 쪽수는 목록에 없어요. 바라는 것을 적으면 새김이 값을 알려 드려요.</Trans>
          )}
        </Note>
        <WishFields draft={draft} kind={kind} faults={faults} onChange={change} />
        <AddressFields draft={draft} faults={faults} onChange={change} />
        <SendPart sending={sending} offlineReason={t`연결되면 요청할 수 있어요`}>
          <Trans>견적 요청하기</Trans>
        </SendPart>
        <Note>
          <Trans>
            값과 걸리는 날이 정해지면 메일로 알려 드려요. 견적을 받아들이기 전에는 크레딧을 쓰지 않아요. PDF는
            드라이브에도 담겨요.
          </Trans>
        </Note>
        {isOnList && (
          <Button type="button" isBlock onClick={() => change({ isQuote: false })}>
            <Trans>목록에서 고르기</Trans>
          </Button>
        )}
      </Stack>
    </Form>
  )
}
