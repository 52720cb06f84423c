import { Trans } from '@lingui/react/macro'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { pageDate } from '#engine/words/page-date.ts'
import { Unread } from '#kits/screen/Unread.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { Tag } from '#ui/controls/Tag.tsx'
import { Text } from '#ui/Text.tsx'
import { type SecurityEvent, securityEventsRead } from './me-calls.ts'
import styles from './Setting.module.css'
import { useSecurityEventWords } from './useSecurityEventWords.ts'

/** Logins and other events of the account, newest first, so that its owner notices those of another person. */
export default function SecurityEvents() {
  const { data: events, state, hasMore, more } = useCachedRead(securityEventsRead)
  if (!events)
    return (
      <Unread read={{ data: events, state }} size="small" lines={3}>
        <Trans>보안 활동은 인터넷에 연결되면 보여요.</Trans>
      </Unread>
    )
  return (
    <>
      <Text tone="soft" size="small">
        {events.length === 0 ? (
          <Trans>아직 남은 활동이 없어요. 로그인하거나 비밀번호를 바꾸면 여기에 남아요.</Trans>
        ) : (
          <Trans>내가 하지 않은 일이 있으면 비밀번호를 바꾸고 모든 기기에서 로그아웃해 주세요.</Trans>
        )}
      </Text>
      {events.length > 0 && (
        <ul className={styles.events}>
          {events.map((event) => (
            <li key={event.idEvent} className={styles.item}>
              <EventWords event={event} />
            </li>
          ))}
        </ul>
      )}
      {hasMore && state.kind === 'fresh' && (
        <p className={styles.act}>
          <Button size="small" onClick={more}>
            <Trans>더 보기</Trans>
          </Button>
        </p>
      )}
    </>
  )
}

function EventWords({ event }: { event: SecurityEvent }) {
  const words = useSecurityEventWords()
  const when = pageDate(event.at, 'dayTime')
  const where = [when, event.device, event.network].filter((part) => part !== null).join(' · ')
  return (
    <span className={styles.words}>
      <b>
        {words(event)}
        {event.kind === 'LOGIN' && event.isKnownBrowser === false && (
          <Tag>
            <Trans>새 브라우저</Trans>
          </Tag>
        )}
      </b>
      <small>{where}</small>
    </span>
  )
}
