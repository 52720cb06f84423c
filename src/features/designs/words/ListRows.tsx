import { Trans, useLingui } from '@lingui/react/macro'
import CircleMinus from 'lucide-react/icons/circle-minus'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useHiddenLayers } from '#kits/design/document/useHiddenLayers.ts'
import type { Dress } from '#scene/dress/dress.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Row } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import { SlotText } from './SlotText.tsx'
import { WordInput } from './WordInput.tsx'
import styles from './Words.module.css'
import { hasSlots } from './word-fields.ts'
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
  const { isReadOnly } = useDocumentView('design')
  const { hide, undo } = useHiddenLayers()
  const isPriced = columns.includes('price')
  const headingOf = (at: number) => (isPriced ? t`메뉴 ${at + 1}` : t`${at + 1}번째 줄`)
  const partOf = (column: number) => {
    const kind = columns[column]
    if (!isPriced) return t`${column + 1}번째 칸`
    if (kind === 'price') return t`값`
    if (kind === 'mark') return t`번호`
    return kind === 'name' ? t`메뉴 이름` : t`설명`
  }
  const empty = ({ layers }: WordRow, heading: string) => {
    if (!hide(layers, true)) return
    const text = t`${heading}: 줄을 비웠어요`
    showToast({ tone: 'info', text, action: { label: t`실행 취소`, onPress: undo } })
  }
  return (
    <ul className={styles.rows} aria-label={t`목록`}>
      {rows.map((row, at) => {
        const heading = headingOf(at)
        return (
          <li key={row.fields[0]?.layer}>
            <Row gap={2} align="center" className={styles.rowHead}>
              <Text as="span" size="small">
                {heading}
              </Text>
              {row.isHidden && (
                <Text as="span" size="small" tone="soft">
                  <Trans>비운 줄이에요. 그림과 파일에 나오지 않아요.</Trans>
                </Text>
              )}
              {!isReadOnly &&
                (row.isHidden ? (
                  <Button
                    look="quiet"
                    size="small"
                    aria-label={t`${heading} 다시 넣기`}
                    onClick={() => hide(comingBack(row, rows), false)}
                  >
                    <Trans>다시 넣기</Trans>
                  </Button>
                ) : (
                  <Button
                    look="quiet"
                    size="small"
                    icon={<Icon of={CircleMinus} size="small" />}
                    aria-label={t`${heading} 줄 비우기`}
                    onClick={() => empty(row, heading)}
                  >
                    <Trans>줄 비우기</Trans>
                  </Button>
                ))}
            </Row>
            {!row.isHidden && (
              <Row gap={2} isWrapped>
                {row.fields.map((field, column) => {
                  const part = partOf(column)
                  const label = `${heading}, ${part}`
                  const kind = columns[column] ?? 'about'
                  return (
                    <div key={field.layer} className={styles[kind]}>
                      {hasSlots(field) ? (
                        <SlotText field={field} label={label} dress={dress} onFocus={onFocus} />
                      ) : (
                        <WordInput
                          field={field}
                          label={label}
                          isLabelHidden
                          isGrowing={kind === 'about' || kind === 'name'}
                          onFocus={onFocus}
                        />
                      )}
                    </div>
                  )
                })}
              </Row>
            )}
          </li>
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
