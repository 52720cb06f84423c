import { Trans } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import Folder from 'lucide-react/icons/folder'
import FolderUp from 'lucide-react/icons/folder-up'
import { fileSize } from '#engine/words/file-size.ts'
import { shortMoment } from '#engine/words/short-moment.ts'
import { ItemName } from '#kits/library/list/ItemName.tsx'
import styles from '#kits/library/list/Items.module.css'
import type { FaceProps } from '#kits/library/list/library-item.ts'
import { QueueWords } from '#kits/library/list/QueueWords.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { DriveItem } from '../view/drive-item.ts'
import { MadeSign, MadeTag } from './made-labels.ts'
import { Thumbnail } from './Thumbnail.tsx'

/** What is seen of a folder or a file. */
export function ItemFace({ item, look, way, isChosen, isRenaming, onRename, tools }: FaceProps<DriveItem>) {
  const count = item.type === 'folder' ? item.count : 0
  const state = item.type === 'folder' ? item.folder.making : item.file.upload
  const isDrop = item.type === 'folder' && item.takesUploads
  const drop = isDrop ? <Trans>사진 올리는 곳</Trans> : null
  const folderSign = <Icon of={isDrop ? FolderUp : Folder} />
  const isMade = item.type === 'file' && item.file.madeBy !== undefined
  const nameOf = <ItemName item={item} isRenaming={isRenaming} onRename={onRename} />
  return look === 'list' ? (
    <>
      <span className={styles.small}>
        {item.type === 'folder' ? folderSign : <Thumbnail file={item.file} isSmall />}
      </span>
      <span className={styles.words}>
        {nameOf}
        {way !== undefined && <small className={styles.way}>{way}</small>}
      </span>
      <span className={styles.state}>
        {state !== null ? <QueueWords state={state} /> : isMade ? <MadeTag /> : drop}
      </span>
      <span className={styles.fact}>
        {item.type === 'folder' ? <Trans>{count}개</Trans> : fileSize(item.file.size)}
      </span>
      <span className={styles.fact}>
        {shortMoment(item.type === 'folder' ? item.folder.createdAt : item.file.createdAt)}
      </span>
      {tools}
    </>
  ) : item.type === 'folder' ? (
    <>
      {folderSign}
      <span className={styles.words}>
        {nameOf}
        <small className={styles.facts}>
          {state === null ? (way ?? drop ?? <Trans>{count}개</Trans>) : <QueueWords state={state} />}
        </small>
      </span>
      {tools}
    </>
  ) : (
    <>
      <span className={styles.frame}>
        <Thumbnail file={item.file} />
        {isChosen && (
          <span className={styles.pick}>
            <Icon of={Check} size="small" />
          </span>
        )}
        {isMade && state === null && <MadeSign />}
        {state !== null && (
          <span className={styles.strip}>
            <QueueWords state={state} isOnlyHere={item.file.copyOf === undefined} />
          </span>
        )}
        {tools}
      </span>
      {nameOf}
      <small className={styles.facts}>
        {fileSize(item.file.size)} · {way ?? shortMoment(item.file.createdAt)}
      </small>
    </>
  )
}
