import { useLingui } from '@lingui/react/macro'
import { useHiddenLayers } from '#kits/design/document/useHiddenLayers.ts'
import type { Dress } from '#scene/dress/dress.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { ListRow } from './ListRow.tsx'
import styles from './Words.module.css'
import type { ColumnKind, WordRow } from './word-lists.ts'

interface Props {
  rows: readonly WordRow[]
  columns: readonly ColumnKind[]
  dress: Dress
  onFocus: () => void
}

/** A list of the design, such as a menu: each row with its name, and a way to leave it out. */
export function ListRows({ rows, columns, dress, onFocus }: Props) {
  const { t } = useLingui()
  const { hide, undo } = useHiddenLayers()
  const isPriced = columns.includes('price')
  const empty = ({ layers }: WordRow, heading: string) => {
    if (!hide(layers, true)) return
    const text = t`${heading}: 줄을 비웠어요`
    showToast({ tone: 'info', text, action: { label: t`실행 취소`, onPress: undo } })
  }
  return (
    <ul className={styles.rows} aria-label={t`목록`}>
      {rows.map((row, at) => {
        const heading = isPriced ? t`항목 ${at + 1}` : t`${at + 1}번째 줄`
        return (
          <ListRow
            key={row.fields[0]?.layer}
            row={row}
            columns={columns}
            heading={heading}
            dress={dress}
            onFocus={onFocus}
            onEmpty={() => empty(row, heading)}
            onRestore={() => hide(comingBack(row, rows), false)}
          />
        )
      })}
    </ul>
  )
}

/** A line that a row shares with one that stays empty is left out. */
function comingBack(row: WordRow, rows: readonly WordRow[]): readonly string[] {
  const others = rows.filter((other) => other !== row && other.isHidden)
  return row.layers.filter((layer) => !others.some(({ layers }) => layers.includes(layer)))
}
