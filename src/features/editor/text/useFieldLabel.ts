import { useLingui } from '@lingui/react/macro'
import { useShown } from '../state/EditorProvider.tsx'
import { useLayerName } from '../state/useLayerName.ts'
import type { PlacedText } from './may-write.ts'

/** What a field is called: the text that is written, or which cell of which row of its table. */
export function useFieldLabel({ cell, layer }: PlacedText): string {
  const { t } = useLingui()
  const nameOf = useLayerName()
  const { nodes } = useShown()
  const table = nodes.get(cell?.table ?? '')?.layer
  if (!cell || table?.type !== 'table') {
    const name = nameOf(layer)
    return t`${name}, 글 쓰기`
  }
  const name = nameOf(table)
  const number = table.rows.findIndex(({ id }) => id === cell.row) + 1
  const words = { item: t`품목`, price: t`가격`, note: t`설명` }[cell.name]
  return t`${name}, ${number}번째 줄 ${words}, 글 쓰기`
}
