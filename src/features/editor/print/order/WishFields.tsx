import { useLingui } from '@lingui/react/macro'
import { usePrintWords } from '#kits/words/usePrintWords.ts'
import { type QuoteKind, quoteKinds, quoteLimits } from '#model/tasks/quote.ts'
import { RuledField } from '#ui/controls/RuledField.tsx'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import type { OrderDraft, OrderFaults } from './order-draft.ts'

interface Props {
  readonly draft: OrderDraft
  readonly kind: QuoteKind
  readonly faults: OrderFaults
  readonly onChange: (more: Partial<OrderDraft>) => void
}

/** What is to be printed, how many, and everything else in words. */
export function WishFields({ draft: { copies, wish }, kind, faults, onChange }: Props) {
  const { t } = useLingui()
  const words = usePrintWords()
  return (
    <>
      <SelectField<QuoteKind>
        label={t`무엇으로`}
        value={kind}
        options={quoteKinds.map((one) => ({ value: one, label: words.kind(one) }))}
        onChoose={(next) => onChange({ quoteKind: next })}
      />
      <TextField
        label={t`수량`}
        name="copies"
        inputMode="numeric"
        value={copies}
        maxLength={8}
        onText={(next) => onChange({ copies: next })}
        error={faults.copies && t`1부터 100,000까지 숫자로 적어 주세요.`}
      />
      <RuledField
        label={t`바라는 것`}
        name="wish"
        hint={t`종이, 마감, 제본, 받고 싶은 날`}
        rows={3}
        value={wish}
        maxLength={quoteLimits.wish}
        limit={quoteLimits.wish}
        onText={(next) => onChange({ wish: next })}
        error={faults.wish && t`바라는 것을 적어 주세요.`}
      />
    </>
  )
}
