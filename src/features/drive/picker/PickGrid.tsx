import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Folder from 'lucide-react/icons/folder'
import { useId, useState } from 'react'
import type { DriveContents, DriveFile } from '#kits/drive/rows/drive-file.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { PictureTile } from '../list/PictureTile.tsx'
import styles from './DrivePicker.module.css'

interface Props {
  /** Undefined while the device is read. */
  found: DriveContents | undefined
  isSearch: boolean
  most: number
  chosen: readonly DriveFile[]
  onChoose: (file: DriveFile, isChosen: boolean) => void
  onOpen: (folder: string) => void
}

/** Pictures that are drawn at once; a button shows more. */
const page = 60

/** Folders to open, and files to choose. */
export function PickGrid({ found, isSearch, most, chosen, onChoose, onOpen }: Props) {
  const { t } = useLingui()
  const group = useId()
  const [pages, setPages] = useState(1)
  if (!found) return <div className={styles.grid} aria-busy />
  const { folders, files } = found
  const isFull = most > 1 && chosen.length >= most
  return (
    <>
      <p role="status" className={styles.status}>
        {files.length > 0 ? (
          isFull ? (
            <Plural value={most} other="#개까지 고를 수 있어요" />
          ) : (
            <Plural value={files.length} other="파일 #개" />
          )
        ) : isSearch ? (
          <Trans>찾은 파일이 없어요</Trans>
        ) : folders.length > 0 ? (
          <Trans>여기에는 고를 수 있는 파일이 없어요. 폴더를 열어 보세요.</Trans>
        ) : (
          <Trans>고를 수 있는 파일이 없어요</Trans>
        )}
      </p>
      {folders.length > 0 && (
        <ul className={styles.folders} aria-label={t`폴더`}>
          {folders.map(({ key, name }) => (
            <li key={key}>
              <Button isBlock icon={<Icon of={Folder} />} onClick={() => onOpen(key)}>
                <span className={styles.name}>{name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {files.length > 0 && (
        <ul className={styles.grid} aria-label={t`파일`}>
          {files.slice(0, pages * page).map((file) => {
            const isChosen = chosen.some(({ key }) => key === file.key)
            return (
              <li key={file.key}>
                <label className={styles.item}>
                  <input
                    type={most === 1 ? 'radio' : 'checkbox'}
                    name={most === 1 ? group : undefined}
                    className={styles.box}
                    checked={isChosen}
                    disabled={isFull && !isChosen}
                    onChange={(event) => onChoose(file, event.currentTarget.checked)}
                  />
                  <PictureTile file={file} fit="cover" />
                </label>
              </li>
            )
          })}
        </ul>
      )}
      {files.length > pages * page && (
        <Button isBlock onClick={() => setPages(pages + 1)}>
          <Trans>더 보기</Trans>
        </Button>
      )}
    </>
  )
}
