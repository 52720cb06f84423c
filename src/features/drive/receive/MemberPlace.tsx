import { Trans, useLingui } from '@lingui/react/macro'
import { SelectField } from '#ui/controls/SelectField.tsx'
import styles from './ReceivedFiles.module.css'
import { useDropFolders } from './useDropFolders.ts'

interface Props {
  idAccount: number
  brand: number
  /** Key of a drop folder of the brand; null: the own drive. */
  folder: string | null
  onChoose: (folder: string | null) => void
}

const own = 'own'

/** Where a member puts files in a brand whose drive they only read: into the own drive, or a drop folder. */
export function MemberPlace({ idAccount, brand, folder, onChoose }: Props) {
  const { t } = useLingui()
  const folders = useDropFolders(idAccount, brand) ?? []
  return folders.length === 0 ? (
    <p className={styles.note}>
      <Trans>이 브랜드에서는 내 드라이브에 담겨요.</Trans>
    </p>
  ) : (
    <SelectField
      label={t`담을 곳`}
      options={[
        { value: own, label: t`내 드라이브` },
        ...folders.map(({ key, name }) => ({ value: key, label: name })),
      ]}
      value={folder ?? own}
      onChoose={(value) => onChoose(value === own ? null : value)}
    />
  )
}
