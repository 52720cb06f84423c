import { useLingui } from '@lingui/react/macro'
import type { ColumnKind } from './word-lists.ts'

/** What the fields of a column are called, by its index: of a list with prices by their kind, of another one by number. */
export function useColumnWords(columns: readonly ColumnKind[]): (column: number) => string {
  const { t } = useLingui()
  const isPriced = columns.includes('price')
  return (column) => {
    const kind = columns[column]
    if (!isPriced) return t`${column + 1}번째 칸`
    if (kind === 'price') return t`값`
    if (kind === 'mark') return t`번호`
    return kind === 'name' ? t`항목 이름` : t`설명`
  }
}
