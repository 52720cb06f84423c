import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { fileSize } from '#engine/words/file-size.ts'
import { openPlanPrompt } from '#kits/commerce/plan-modal.ts'
import { useStorage } from '#kits/drive/react/useStorage.ts'
import { Button } from '#ui/controls/Button.tsx'
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx'
import styles from './StorageMeter.module.css'

/** From this share on, more room is offered. */
const nearlyFull = 0.9

/** How much room the files of the brand take, of what the plan allows; nothing until the server has said it once. */
export function StorageMeter({ hasLarger }: { hasLarger: boolean }) {
  const room = useStorage()
  if (room?.used == null || room.allowed == null || room.allowed === 0) return null
  const taken = room.used + room.queued
  const [used, allowed] = [fileSize(taken), fileSize(room.allowed)]
  const isNearlyFull = taken >= room.allowed * nearlyFull
  return (
    <>
      <Link to="/brand/drive" className={styles.meter}>
        <span className={styles.words}>
          <Trans>드라이브</Trans>
          <span className={styles.amount}>
            {used} / {allowed}
          </span>
        </span>
        <ProgressBar value={(taken / room.allowed) * 100} tone="ink" />
      </Link>
      {hasLarger && isNearlyFull && (
        <Button size="small" onClick={openPlanPrompt}>
          <Trans>공간 늘리기</Trans>
        </Button>
      )}
    </>
  )
}
