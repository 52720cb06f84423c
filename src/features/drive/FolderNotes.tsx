import { Trans } from '@lingui/react/macro'
import { useOnline } from '#engine/browser/network.ts'
import { useReadsOnly } from '#engine/documents/react/useReadsOnly.ts'
import { ReaderNote } from '#kits/team/ReaderNote.tsx'
import styles from './Drive.module.css'
import type { FolderRights } from './folder-rights.ts'

interface Props {
  /** The server could not be read. */
  isStale: boolean
  /** This person may only read the drive. */
  isReader: boolean
  /** The open folder is a drop folder, or in one: this person changes everything in it, or adds files alone. */
  drop: FolderRights['drop']
}

/** What is to be known of the open drive: that it waits for the network, is not the newest, or is only to be read. */
export function FolderNotes({ isStale, isReader, drop }: Props) {
  const isOnline = useOnline()
  const readsOnly = useReadsOnly()
  return (
    <>
      {!isOnline && (
        <p className={styles.offline} role="status">
          <Trans>오프라인이에요. 폴더와 파일을 그대로 정리하고 담을 수 있고, 연결되면 차례로 보내요.</Trans>
        </p>
      )}
      {isOnline && isStale && (
        <p className={styles.offline} role="status">
          <Trans>서버에서 새로 읽지 못했어요. 이 기기에 있는 마지막 모습이에요.</Trans>
        </p>
      )}
      {isReader && readsOnly && <ReaderNote className={styles.offline} />}
      {isReader && !readsOnly && (
        <p className={styles.offline}>
          <Trans>
            브랜드 드라이브는 디자이너부터 바꿀 수 있어요. 보고 내려받는 것은 누구나 할 수 있어요.
          </Trans>
        </p>
      )}
      {drop === 'change' && (
        <p className={styles.offline}>
          <Trans>사진 올리는 곳이에요. 멤버도 여기에 사진과 파일을 올릴 수 있어요.</Trans>
        </p>
      )}
      {drop === 'add' && (
        <p className={styles.offline}>
          <Trans>
            사진 올리는 곳이에요. 멤버 누구나 올릴 수 있고, 내가 올린 것은 한 시간 안에 지울 수 있어요. 그
            밖의 것은 디자이너부터 바꿀 수 있어요.
          </Trans>
        </p>
      )}
    </>
  )
}
