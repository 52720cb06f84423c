import { useLingui } from '@lingui/react/macro'
import { type SyntheticEvent, useRef } from 'react'
import { isComposing } from '#ui/composing.ts'
import styles from './Layers.module.css'

interface Props {
  name: string
  isRenaming: boolean
  /** '': the name by what is in it; null: it stays as it is. */
  onRename: (name: string | null) => void
}

/** UTF-16 units: as many as a body may have. */
const mostLetters = 80

/** The name of a layer, or a field to change it in place. */
export function LayerName({ name, isRenaming, onRename }: Props) {
  return isRenaming ? (
    <NameField name={name} onRename={onRename} />
  ) : (
    <span className={styles.name} title={name}>
      {name}
    </span>
  )
}

function NameField({ name, onRename }: Omit<Props, 'isRenaming'>) {
  const { t } = useLingui()
  const isDone = useRef(false)
  const end = (field: HTMLInputElement, isTaken: boolean) => {
    if (isDone.current) return
    isDone.current = true
    const next = field.value.trim()
    onRename(isTaken && next !== name ? next : null)
  }
  // The row takes presses, keys and drags.
  const stop = (event: SyntheticEvent) => event.stopPropagation()
  return (
    <input
      ref={(field) => {
        if (!field || document.activeElement === field) return
        field.focus()
        field.select()
      }}
      className={styles.field}
      defaultValue={name}
      aria-label={t`${name}의 새 이름`}
      maxLength={mostLetters}
      spellCheck={false}
      onPointerDown={stop}
      onMouseDown={stop}
      onClick={stop}
      onDoubleClick={stop}
      onContextMenu={stop}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (isComposing(event)) return
        const { currentTarget } = event
        if (event.key !== 'Enter' && event.key !== 'Escape') return
        const row = currentTarget.closest<HTMLElement>('[role="row"]')
        end(currentTarget, event.key === 'Enter')
        row?.focus()
      }}
      onBlur={(event) => end(event.currentTarget, true)}
    />
  )
}
