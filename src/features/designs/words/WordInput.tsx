import { useLingui } from '@lingui/react/macro'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useDesignText } from '#kits/design/document/useDesignText.ts'
import { colourOf } from '#ui/colour-of.ts'
import { isComposing } from '#ui/composing.ts'
import { RuledField } from '#ui/controls/RuledField.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import type { WordField } from './word-fields.ts'

interface Props {
  field: WordField
  label: string
  isLabelHidden?: boolean
  /** The field got the focus: its page is shown. */
  onFocus: () => void
}

/** One text of the design, for several people at once. */
export function WordInput({ field, label, isLabelHidden, onFocus }: Props) {
  const { t } = useLingui()
  const { isReadOnly } = useDocumentView('design')
  const { ref, editors, length, isOver } = useDesignText(field.layer)
  const [first] = editors
  const name = first?.name ?? ''
  const common = {
    label,
    isLabelHidden,
    onFocus,
    readOnly: isReadOnly,
    hint: first && t`${name}님이 쓰고 있어요`,
    error: isOver ? t`글이 너무 길어요` : undefined,
    used: length,
    ...(first ? { ring: `var(--p${colourOf(first.id)})` } : {}),
  }
  if (field.isLong) return <RuledField {...common} ref={ref} rows={2} />
  return (
    <TextField
      {...common}
      ref={ref}
      autoComplete="off"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event)) event.preventDefault()
      }}
    />
  )
}
