import { useLingui } from '@lingui/react/macro'
import { type SyntheticEvent, useRef } from 'react'
import { nameLimit } from '#model/files/cut-name.ts'
import { isComposing } from '#ui/composing.ts'
import styles from './Items.module.css'
import type { LibraryItem } from './library-item.ts'

interface Props {
  item: LibraryItem
  isRenaming: boolean
  /** Null: it stays as it is. */
  onRename: (name: string | null) => void
}

/** The name of an item, or a field to change it in place. */
export function ItemName({ item, isRenaming, onRename }: Props) {
  return isRenaming ? (
    <NameField item={item} onRename={onRename} />
  ) : (
    <span className={styles.name} title={item.name}>
      {item.name}
    </span>
  )
}

function NameField({ item, onRename }: Omit<Props, 'isRenaming'>) {
  const { t } = useLingui()
  const isDone = useRef(false)
  const before = item.name
  const end = (field: HTMLInputElement, isKept: boolean, keepsFocus: boolean) => {
    if (isDone.current) return
    isDone.current = true
    const name = field.value.trim()
    if (keepsFocus) field.closest<HTMLElement>('[role="row"]')?.focus()
    onRename(isKept && name !== '' && name !== before ? name : null)
  }
  // The row takes presses and drags.
  const stop = (event: SyntheticEvent) => event.stopPropagation()
  return (
    <input
      ref={item.type === 'file' ? selectName : selectAll}
      className={styles.field}
      defaultValue={item.name}
      aria-label={t`${before}의 새 이름`}
      maxLength={nameLimit}
      spellCheck={false}
      onPointerDown={stop}
      onMouseDown={stop}
      onClick={stop}
      onDoubleClick={stop}
      onContextMenu={stop}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (isComposing(event)) return
        if (event.key === 'Enter') end(event.currentTarget, true, true)
        if (event.key === 'Escape') end(event.currentTarget, false, true)
      }}
      onBlur={(event) => end(event.currentTarget, true, false)}
    />
  )
}

/** Selects the name without its extension, which stays. */
function selectName(field: HTMLInputElement | null): void {
  const dot = field?.value.lastIndexOf('.') ?? -1
  focusField(field, dot > 0 ? dot : undefined)
}

function selectAll(field: HTMLInputElement | null): void {
  focusField(field)
}

function focusField(field: HTMLInputElement | null, end = field?.value.length ?? 0): void {
  if (!field || document.activeElement === field) return
  field.focus()
  field.setSelectionRange(0, end)
}
