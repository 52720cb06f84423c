import { useLingui } from '@lingui/react/macro'
import { usePrintWords } from '#kits/words/usePrintWords.ts'
import type { PrintChoice, PrintFinish, PrintKind, PrintPaper, PrintProduct } from '#model/tasks/print.ts'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { keysOf, type OrderDraft } from './order-draft.ts'

interface Props {
  readonly products: readonly PrintProduct[]
  readonly choice: PrintChoice
  readonly onChange: (more: Partial<OrderDraft>) => void
}

/** What is printed, on what paper, how it is finished, and how many. */
export function ProductFields({ products, choice, onChange }: Props) {
  const { t } = useLingui()
  const words = usePrintWords()
  const { kind, paper, finish, amount } = choice
  const product = products.find((one) => one.kind === kind)
  if (!product) return null
  return (
    <>
      <SelectField<PrintKind>
        label={t`무엇으로`}
        value={kind}
        options={products.map((one) => ({ value: one.kind, label: words.kind(one.kind) }))}
        onChoose={(next) => onChange({ kind: next })}
      />
      <SelectField<PrintPaper>
        label={t`종이`}
        value={paper}
        options={keysOf(product.papers).map((key) => ({ value: key, label: words.paper(key) }))}
        onChoose={(next) => onChange({ paper: next })}
      />
      <SelectField<PrintFinish>
        label={t`마감`}
        value={finish}
        options={keysOf(product.finishes).map((key) => ({ value: key, label: words.finish(key) }))}
        onChoose={(next) => onChange({ finish: next })}
      />
      <SelectField
        label={t`수량`}
        value={String(amount)}
        options={product.amounts.map((count) => ({ value: String(count), label: words.amount(kind, count) }))}
        onChoose={(next) => onChange({ amount: Number(next) })}
      />
    </>
  )
}
