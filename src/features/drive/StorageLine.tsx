import { Plural, Trans } from '@lingui/react/macro'
import { fileSize } from '#engine/words/file-size.ts'
import { useStorage } from '#kits/drive/react/useStorage.ts'
import type { Drive } from '#kits/drive/rows/drive-file.ts'
import { photosIn } from '#model/files/photo-count.ts'
import styles from './Drive.module.css'

/** How much room is taken, with what waits on this device. */
export function StorageLine({ drive }: { drive: Drive }) {
  const room = useStorage()
  const used = room?.used == null ? null : fileSize(room.used + room.queued)
  const allowed = room?.allowed == null ? null : fileSize(room.allowed)
  const left = room?.used == null || room.allowed == null ? 0 : room.allowed - room.used - room.queued
  const photos = photosIn(left)
  const queued = room && room.queued > 0 ? fileSize(room.queued) : null
  return (
    <p className={styles.note}>
      {used !== null && (
        <span>
          {allowed === null ? (
            <Trans>{used} 사용</Trans>
          ) : (
            <Trans>
              {allowed} 중 {used} 사용
            </Trans>
          )}
        </span>
      )}
      {queued !== null && (
        <span>
          {used !== null && ' · '}
          <Trans>보낼 파일 {queued} 포함</Trans>
        </span>
      )}
      {photos > 0 && (
        <span>
          {' · '}
          <Plural value={photos} other="휴대폰 사진을 약 #장 더 담을 수 있어요" />
        </span>
      )}
      {(used !== null || queued !== null) && <br />}
      {drive === 'USER' ? (
        <Trans>내 드라이브는 나만 볼 수 있어요. 용량은 이 브랜드와 함께 써요.</Trans>
      ) : (
        <Trans>멤버 모두가 보는 파일이에요.</Trans>
      )}
    </p>
  )
}
