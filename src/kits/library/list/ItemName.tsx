import { useLingui } from '@lingui/react/macro'
import { nameLimit } from '#model/files/cut-name.ts'
import { NameInput } from '#ui/controls/NameInput.tsx'
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
  const { t } = useLingui()
  const { name } = item
  // The extension of a file stays.
  const dot = item.type === 'file' ? name.lastIndexOf('.') : -1
  return isRenaming ? (
    <NameInput
      name={name}
      label={t`${name}의 새 이름`}
      className={styles.field}
      maxLength={nameLimit}
      selected={dot > 0 ? dot : undefined}
      onName={(typed) => onRename(typed === '' ? null : typed)}
    />
  ) : (
    <span className={styles.name} title={name}>
      {name}
    </span>
  )
}
