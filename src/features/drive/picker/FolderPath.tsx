import { Trans, useLingui } from '@lingui/react/macro'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useFolderPath } from '#kits/drive/react/useFolderPath.ts'
import type { Drive } from '#kits/drive/rows/drive-file.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './DrivePicker.module.css'

interface Props {
  drive: Drive
  folder: string
  onOpen: (folder: string | null) => void
}

/** The way back to the top. */
export function FolderPath({ drive, folder, onOpen }: Props) {
  const { t } = useLingui()
  const path = useFolderPath(drive, folder) ?? []
  return (
    <nav aria-label={t`폴더 위치`} className={styles.path}>
      <ol>
        <li>
          <Button look="quiet" size="small" onClick={() => onOpen(null)}>
            <Trans>맨 위</Trans>
          </Button>
        </li>
        {path.map(({ key, name }) => (
          <li key={key} aria-current={key === folder ? 'page' : undefined}>
            <Icon of={ChevronRight} size="small" />
            {key === folder ? (
              <b>{name}</b>
            ) : (
              <Button look="quiet" size="small" onClick={() => onOpen(key)}>
                {name}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
