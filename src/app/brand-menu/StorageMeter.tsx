import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useStorage } from '#device/drive/useStorage.ts'
import { fileSize } from '#device/words/file-size.ts'
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx'
import styles from './StorageMeter.module.css'

/** How much room the files of the brand take, of what the plan allows; nothing until the server has said it once. */
export function StorageMeter() {
  const room = useStorage()
  if (room?.used == null || room.allowed == null || room.allowed === 0) return null
  const taken = room.used + room.queued
  const [used, allowed] = [fileSize(taken), fileSize(room.allowed)]
  return (
    <Link to="/brand/drive" className={styles.meter}>
      <span className={styles.words}>
        <Trans>드라이브</Trans>
        <span className={styles.amount}>
          {used} / {allowed}
        </span>
      </span>
      <ProgressBar value={(taken / room.allowed) * 100} tone="ink" />
    </Link>
  )
}
