import { useLingui } from '@lingui/react/macro'
import { NameInput } from '#ui/controls/NameInput.tsx'
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
  const { t } = useLingui()
  return isRenaming ? (
    <NameInput
      name={name}
      label={t`${name}의 새 이름`}
      className={styles.field}
      maxLength={mostLetters}
      onName={onRename}
    />
  ) : (
    <span className={styles.name} title={name}>
      {name}
    </span>
  )
}
