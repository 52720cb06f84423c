import { Trans } from '@lingui/react/macro'
import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Upload from 'lucide-react/icons/upload'
import { Icon } from '#ui/Icon.tsx'
import type { QueueState } from '../apply-changes.ts'
import styles from './Items.module.css'

/** State of the command that makes a row. */
export function QueueWords({ state, isOnlyHere }: { state: NonNullable<QueueState>; isOnlyHere?: boolean }) {
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
