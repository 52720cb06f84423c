import { Plural, Trans } from '@lingui/react/macro'
import type { Drive, DriveFolder } from '#kits/drive/rows/drive-file.ts'
import { Crumbs } from './Crumbs.tsx'
import styles from './Drive.module.css'
import type { DriveItem } from './view/drive-item.ts'

interface Props {
  drive: Drive
  /** From the top to the open folder. */
  path: readonly DriveFolder[]
  isSearching: boolean
  items: readonly DriveItem[]
  /** Absent where nothing may be moved. */
  onDrop: ((keys: readonly string[], target: string | null) => void) | undefined
}

/** Where the items are, and how many. */
export function FolderLine({ drive, path, isSearching, items, onDrop }: Props) {
  const fileCount = items.filter(({ type }) => type === 'file').length
  const folderCount = items.length - fileCount
  return (
    <div className={styles.where}>
      {isSearching ? (
        <p className={styles.results} role="status">
          <Trans>드라이브 전체에서 찾은 것</Trans>
        </p>
      ) : (
        path.length > 0 && <Crumbs drive={drive} path={path} onDrop={onDrop} />
      )}
      <p className={styles.counts}>
        {folderCount > 0 && <Plural value={folderCount} one="폴더 #개" other="폴더 #개" />}
        {folderCount > 0 && fileCount > 0 && ' · '}
        {fileCount > 0 && <Plural value={fileCount} one="파일 #개" other="파일 #개" />}
      </p>
    </div>
  )
}
