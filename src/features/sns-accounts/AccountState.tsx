import { Trans } from '@lingui/react/macro'
import CircleAlert from 'lucide-react/icons/circle-alert'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { pageDate } from '#engine/words/page-date.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './SnsAccounts.module.css'
import type { SnsAccount } from './useSnsAccounts.ts'

/** The state of a connection in words. What is wrong is mended by connecting once more. */
export function AccountState({ account: { state, expiresAt } }: { account: SnsAccount }) {
  const day = expiresAt === null ? '' : pageDate(expiresAt, 'day')
  switch (state) {
    case 'BROKEN':
      return (
        <small className={styles.broken}>
          <Icon of={CircleAlert} size="small" />
          <span>
            <Trans>연결이 끊겼어요. ‘연결하기’로 다시 연결해 주세요.</Trans>
          </span>
        </small>
      )
    case 'EXPIRING':
      return (
        <small className={styles.expiring}>
          <Icon of={TriangleAlert} size="small" />
          <span>
            <Trans>{day}에 연결이 끝나요. 그 전에 ‘연결하기’로 다시 연결해 주세요.</Trans>
          </span>
        </small>
      )
    default:
      return (
        <small>
          <Trans>연결됨</Trans>
        </small>
      )
  }
}
