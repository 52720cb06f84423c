import { Trans } from '@lingui/react/macro'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useState } from 'react'
import { pageDate } from '#engine/words/page-date.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './Team.module.css'
import type { Member } from './team-calls.ts'

/** Invitations are mailed by a queue, so a missing mail is reported only after this time. */
const mailingMs = 60_000

/** When the member joined, or the state of the invitation. */
export function MemberState({ member: { state, date, expiresAt, mailedAt } }: { member: Member }) {
  const [now] = useState(() => Date.now())
  const day = (moment: string) => pageDate(moment, 'longDay')
  const since = day(date)
  if (state === 'JOINED') {
    return (
      <small>
        <Trans>{since}부터 함께해요</Trans>
      </small>
    )
  }
  if (state === 'EXPIRED') return <Fault words={<Trans>초대 기간이 끝났어요. 다시 보낼 수 있어요.</Trans>} />
  if (mailedAt === null && now - Date.parse(date) > mailingMs) {
    return <Fault words={<Trans>초대 메일이 나가지 못했어요. 다시 보내 주세요.</Trans>} />
  }
  const until = expiresAt === null ? '' : day(expiresAt)
  return (
    <small>
      <Trans>
        {since}에 초대했어요 · {until}까지
      </Trans>
    </small>
  )
}

function Fault({ words }: { words: React.ReactNode }) {
  return (
    <small className={styles.fault}>
      <Icon of={TriangleAlert} size="small" />
      {words}
    </small>
  )
}
