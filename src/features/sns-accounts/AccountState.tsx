import { Trans } from '@lingui/react/macro'
import CircleAlert from 'lucide-react/icons/circle-alert'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { pageDate } from '#engine/words/page-date.ts'
import { Icon } from '#ui/Icon.tsx'
import { Row } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import styles from './SnsAccounts.module.css'
import type { SnsAccount } from './useSnsAccounts.ts'

/** The state of a connection in words. What is wrong is mended by connecting once more. */
export function AccountState({ account: { state, expiresAt } }: { account: SnsAccount }) {
  const day = expiresAt === null ? '' : pageDate(expiresAt, 'day')
  switch (state) {
    case 'BROKEN':
      return (
        <Row gap={1} align="start">
          <Text as="span" tone="danger" className={styles.icon}>
            <Icon of={CircleAlert} size="small" />
          </Text>
          <Text as="small" tone="danger" size="small">
            <Trans>연결이 끊겼어요. ‘연결하기’로 다시 연결해 주세요.</Trans>
          </Text>
        </Row>
      )
    case 'EXPIRING':
      return (
        <Row gap={1} align="start" className={styles.expiring}>
          <span className={styles.icon}>
            <Icon of={TriangleAlert} size="small" />
          </span>
          <Text as="small" size="small">
            <Trans>{day}에 연결이 끝나요. 그 전에 ‘연결하기’로 다시 연결해 주세요.</Trans>
          </Text>
        </Row>
      )
    default:
      return (
        <Text as="small" tone="soft" size="small">
          <Trans>연결됨</Trans>
        </Text>
      )
  }
}
