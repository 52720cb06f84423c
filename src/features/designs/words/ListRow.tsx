import { Trans, useLingui } from '@lingui/react/macro'
import CircleMinus from 'lucide-react/icons/circle-minus'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import type { Dress } from '#scene/dress/dress.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import { SlotText } from './SlotText.tsx'
import { useColumnWords } from './useColumnWords.ts'
import { WordInput } from './WordInput.tsx'
import styles from './Words.module.css'
import { hasSlots } from './word-fields.ts'
import type { ColumnKind, WordRow } from './word-lists.ts'

interface Props {
  row: WordRow
  columns: readonly ColumnKind[]
  /** What the row is called. */
  heading: string
  dress: Dress
  /** A field of it got the focus: its page is shown. */
  onFocus: () => void
  onEmpty: () => void
  /** Takes an emptied row into the picture again; absent: the row goes for good, with its words. */
  onRestore?: () => void
  /** Enter in one of its fields. */
  onEnter?: () => void
}

/** A row of a list of the design: its fields, or that it is left out, and the way to either. */
export function ListRow(props: Props) {
  const { row, columns, heading, dress, onFocus, onEmpty, onRestore, onEnter } = props
  const { t } = useLingui()
  const { isReadOnly } = useDocumentView('design')
  const partOf = useColumnWords(columns)
  return (
    <li>
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
            <Button look="quiet" size="small" aria-label={t`${heading} 다시 넣기`} onClick={onRestore}>
              <Trans>다시 넣기</Trans>
            </Button>
          ) : (
            <Button
              look="quiet"
              size="small"
              icon={<Icon of={CircleMinus} size="small" />}
              aria-label={onRestore ? t`${heading} 줄 비우기` : t`${heading} 줄 지우기`}
              onClick={onEmpty}
            >
              {onRestore ? <Trans>줄 비우기</Trans> : <Trans>줄 지우기</Trans>}
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
                    onEnter={onEnter}
                  />
                )}
              </div>
            )
          })}
        </Row>
      )}
    </li>
  )
}
