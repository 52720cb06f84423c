import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useDesignText } from '#kits/design/document/useDesignText.ts'
import { colourOf } from '#ui/colour-of.ts'
import { isComposing } from '#ui/composing.ts'
import { GrowingField } from '#ui/controls/GrowingField.tsx'
import { RuledField } from '#ui/controls/RuledField.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import type { WordField } from './word-fields.ts'

interface Props {
  field: WordField
  label: string
  isLabelHidden?: boolean
  /** In a list: all of a longer text is seen, in lines as compact as those beside it. */
  isGrowing?: boolean
  /** The field got the focus: its page is shown. */
  onFocus: () => void
  /** Enter in a text of one line. */
  onEnter?: (() => void) | undefined
}

/** One text of the design, for several people at once. */
export function WordInput({ field, label, isLabelHidden, isGrowing, onFocus, onEnter }: Props) {
  const { t } = useLingui()
  const { isReadOnly } = useDocumentView('design')
  const { ref, editors, length, isOver } = useDesignText(field.cell ?? field.layer)
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
  if (field.isLong && !isGrowing) return <RuledField {...common} ref={ref} rows={2} />
  /** A text with room for one line takes no second one. */
  const refuseLine = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return
    event.preventDefault()
    onEnter?.()
  }
  if (isGrowing)
    return <GrowingField {...common} ref={ref} onKeyDown={field.isLong ? undefined : refuseLine} />
  return <TextField {...common} ref={ref} autoComplete="off" onKeyDown={refuseLine} />
}
