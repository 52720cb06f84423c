import { Trans } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Folder from 'lucide-react/icons/folder'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Upload from 'lucide-react/icons/upload'
import type { ReactNode } from 'react'
import { fileSize } from '#engine/words/file-size.ts'
import { shortMoment } from '#engine/words/short-moment.ts'
import type { QueueState } from '#kits/library/apply-changes.ts'
import { Icon } from '#ui/Icon.tsx'
import type { DriveItem } from '../view/drive-item.ts'
import { ItemName } from './ItemName.tsx'
import styles from './Items.module.css'
import { Thumbnail } from './Thumbnail.tsx'

interface Props {
  item: DriveItem
  look: 'grid' | 'list'
  /** Folders that it is in. */
  way: string | undefined
  isChosen: boolean
  isRenaming: boolean
  onRename: (name: string | null) => void
  tools: ReactNode
}

/** What is seen of a folder or a file. */
export function ItemFace({ item, look, way, isChosen, isRenaming, onRename, tools }: Props) {
  const count = item.type === 'folder' ? item.count : 0
  const state = item.type === 'folder' ? item.folder.making : item.file.upload
  const nameOf = <ItemName item={item} isRenaming={isRenaming} onRename={onRename} />
  return look === 'list' ? (
    <>
      <span className={styles.small}>
        {item.type === 'folder' ? <Icon of={Folder} /> : <Thumbnail file={item.file} isSmall />}
      </span>
      <span className={styles.words}>
        {nameOf}
        {way !== undefined && <small className={styles.way}>{way}</small>}
      </span>
      <span className={styles.state}>{state !== null && <StateWords state={state} />}</span>
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
      <Icon of={Folder} />
      <span className={styles.words}>
        {nameOf}
        <small className={styles.facts}>
          {state === null ? (way ?? <Trans>{count}개</Trans>) : <StateWords state={state} />}
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
        {state !== null && (
          <span className={styles.strip}>
            <StateWords state={state} isOnlyHere={item.file.copyOf === undefined} />
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

function StateWords({ state, isOnlyHere }: { state: NonNullable<QueueState>; isOnlyHere?: boolean }) {
  if (state === 'failed') {
    return (
      <span className={styles.failed}>
        <Icon of={TriangleAlert} size="small" />
        <Trans>보내지 못함</Trans>
      </span>
    )
  }
  if (state === 'sending') {
    return (
      <>
        <Icon of={Upload} size="small" />
        <Trans>보내는 중</Trans>
      </>
    )
  }
  return (
    <>
      <Icon of={Clock} size="small" />
      {isOnlyHere ? <Trans>대기 · 이 기기에만 있음</Trans> : <Trans>대기 중</Trans>}
    </>
  )
}
