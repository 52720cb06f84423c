import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Icon } from '#ui/Icon.tsx'
import styles from './Tasks.module.css'

/** The way back to the list, above a task and a request. */
export function BackLink() {
  return (
    <Link to="/brand/setting/worker" className={styles.back}>
      <Icon of={ArrowLeft} size="small" />
      <Trans>작업 목록</Trans>
    </Link>
  )
}
