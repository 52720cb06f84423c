import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import type { TextBinding } from '#engine/documents/react/useTextBinding.ts'
import { designLimits } from '#model/documents/design-limits.ts'
import type { TableLayer } from '#scene/body/body.ts'
import { addRow, isEmptyRow, moveRow, removeRow } from '#scene/edit/rows.ts'
import { cellId } from '#scene/page/prepare-tables.ts'
import { isComposing } from '#ui/composing.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { useEdit, useEditorState, useShown } from '../state/EditorProvider.tsx'
import { cellBeside, type TableCell } from './cells.ts'

interface CellKeys {
  /** Keys of a cell that is written in: Enter, Tab, Backspace in an empty row, Alt with arrows. True: the key was one of them. */
  readonly press: (event: KeyboardEvent<HTMLTextAreaElement>) => boolean
  /** Adds a row below, and goes there. */
  readonly enter: () => void
}

/** Each change of rows is a step of undo after that of the words before it. `cell` is null for a text, which has no such keys. */
export function useCellKeys(cell: TableCell | null, binding: Pick<TextBinding, 'setWriting'>): CellKeys {
  const { i18n, t } = useLingui()
  const state = useEditorState()
  const { nodes } = useShown()
  const edit = useEdit()
  const found = nodes.get(cell?.table ?? '')?.layer
  if (!cell || found?.type !== 'table') return { press: () => false, enter: () => {} }
  const table: TableLayer = found

  const go = (id: string) => {
    binding.setWriting(false)
    state.writing.set(id)
  }
  const enter = () => {
    binding.setWriting(false)
    const added = edit((doc) => ({ row: addRow(doc, cell.table, cell.row) }))
    if (added?.row) return state.writing.set(cellId(added.row, 'item'))
    binding.setWriting(true)
    const most = i18n.number(designLimits.rows)
    showToast({ tone: 'info', text: t`줄을 더할 수 없어요. 가격표 하나에 ${most}줄까지 담을 수 있어요.` })
  }
  const remove = (): boolean => {
    const at = table.rows.findIndex(({ id }) => id === cell.row)
    const row = table.rows[at]
    const next = table.rows[at - 1] ?? table.rows[at + 1]
    if (!row || !next || !isEmptyRow(row)) return false
    go(cellId(next.id, 'item'))
    edit((doc) => removeRow(doc, cell.row))
    return true
  }
  const move = (step: 1 | -1) => {
    binding.setWriting(false)
    edit((doc) => moveRow(doc, cell.row, step))
    binding.setWriting(true)
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, altKey, shiftKey, ctrlKey, metaKey, currentTarget } = event
    if (isComposing(event) || ctrlKey || metaKey) return false
    if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      move(key === 'ArrowUp' ? -1 : 1)
      return true
    }
    if (altKey) return false
    if (key === 'Enter') {
      enter()
      return true
    }
    if (key === 'Tab') {
      const beside = cellBeside(table, cell, shiftKey ? -1 : 1)
      if (beside !== null) go(beside)
      return beside !== null
    }
    return key === 'Backspace' && currentTarget.value === '' && remove()
  }
  return { press, enter }
}
