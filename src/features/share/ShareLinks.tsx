import { Trans } from '@lingui/react/macro'
import { pageDate } from '#engine/words/page-date.ts'
import { LinkRow } from './LinkRow.tsx'
import styles from './ShareDialog.module.css'
import type { Shares } from './useShares.ts'

interface Props {
  links: Shares
  isOnline: boolean
  mayChange: boolean
}

/** The open share links; offline as this device has last seen them. */
export function ShareLinks({ links, isOnline, mayChange }: Props) {
  const { shares, storedAt } = links
  if (shares === null) {
    return isOnline ? null : (
      <p className={styles.note}>
        <Trans>만든 링크는 인터넷에 연결되면 보여요.</Trans>
      </p>
    )
  }
  if (shares.length === 0) return null
  const seenAt = storedAt === null ? null : pageDate(storedAt, 'dayTime')
  return (
    <section className={styles.links}>
      <h3>
        <Trans>열려 있는 링크</Trans>
      </h3>
      <ul>
        {shares.map((share) => (
          <LinkRow key={share.idShare} share={share} links={links} mayChange={mayChange && isOnline} />
        ))}
      </ul>
      {seenAt !== null && (
        <p className={styles.note}>
          <Trans>{seenAt}에 본 목록이에요.</Trans>
        </p>
      )}
    </section>
  )
}
