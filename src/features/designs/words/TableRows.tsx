import { Trans, useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef, useState } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { designLimits } from '#model/documents/design-limits.ts'
import type { Dress } from '#scene/dress/dress.ts'
import { addRow, removeRow } from '#scene/edit/rows.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Row } from '#ui/Stack.tsx'
import { ListRow } from './ListRow.tsx'
import styles from './Words.module.css'
import type { WordGroup } from './word-fields.ts'

interface Props {
  group: Extract<WordGroup, { kind: 'table' }>
  dress: Dress
  onFocus: () => void
}

/** A table of the design: its rows, which are added below each other by Enter too, and removed. Each is one step of undo. */
export function TableRows({ group: { table, rows }, dress, onFocus }: Props) {
  const { i18n, t } = useLingui()
  const { document, isReadOnly } = useDocumentView('design')
  const list = useRef<HTMLUListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const [added, setAdded] = useState<string | null>(null)
  const [removedAt, setRemovedAt] = useState<number | null>(null)
  const hasNotes = rows.some(([, , note]) => note?.text !== '')
  const [hadNotes, setHadNotes] = useState(hasNotes)
  // The column stays while its last note is written anew.
  if (hasNotes && !hadNotes) setHadNotes(true)
  const keys = rows.map(([item]) => item?.cell?.row ?? '')
  const at = added === null ? -1 : keys.indexOf(added)
  useEffect(() => {
    if (at < 0) return
    list.current?.children[at]?.querySelector<HTMLElement>('textarea, input')?.focus()
    setAdded(null)
  }, [at])
  useEffect(() => {
    if (removedAt === null) return
    // The button that was pressed is gone: the one of the row that is there now, or of the last one.
    const row = list.current?.children[Math.min(removedAt, list.current.children.length - 1)]
    const next = row?.querySelector('button') ?? addButton.current
    next?.focus()
    setRemovedAt(null)
  }, [removedAt])
  const add = (below: string | null) => {
    if (isReadOnly) return
    const made = document.edit((doc) => ({ row: addRow(doc, table, below) }))
    if (made?.row) return setAdded(made.row)
    const most = i18n.number(designLimits.rows)
    showToast({ tone: 'info', text: t`줄을 더할 수 없어요. 가격표 하나에 ${most}줄까지 담을 수 있어요.` })
  }
  const remove = (index: number, heading: string) => {
    if (!document.edit((doc) => removeRow(doc, keys[index] ?? ''))) return
    setRemovedAt(index)
    const action = { label: t`실행 취소`, onPress: document.undo }
    showToast({ tone: 'info', text: t`${heading}: 줄을 지웠어요`, action })
  }
  return (
    <>
      <ul ref={list} className={styles.rows} aria-label={t`목록`}>
        {rows.map((fields, index) => {
          const heading = t`항목 ${index + 1}`
          const row = keys[index] ?? ''
          return (
            <ListRow
              key={row}
              row={{ fields: hadNotes ? fields : fields.slice(0, 2), layers: [], isHidden: false }}
              columns={['name', 'price', 'about']}
              heading={heading}
              dress={dress}
              onFocus={onFocus}
              onEmpty={() => remove(index, heading)}
              onEnter={() => add(row)}
            />
          )
        })}
      </ul>
      {!isReadOnly && (
        <Row gap={2}>
          <Button
            ref={addButton}
            look="quiet"
            size="small"
            icon={<Icon of={Plus} size="small" />}
            onClick={() => add(null)}
          >
            <Trans>줄 더하기</Trans>
          </Button>
        </Row>
      )}
    </>
  )
}
