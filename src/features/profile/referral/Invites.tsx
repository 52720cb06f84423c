import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { pageDate } from '#engine/words/page-date.ts'
import { Unread } from '#kits/screen/Unread.tsx'
import { SectionHead } from '#ui/layout/Page.tsx'
import { Text } from '#ui/Text.tsx'
import { type Invite, invitesRead } from './invites-read.ts'
import styles from './Referral.module.css'

/** Friends who came by the person's link, and who invited the person: what was paid, what waits, and why. */
export default function Invites() {
  const { data, state } = useCachedRead(invitesRead)
  const invites = data?._embedded.invites
  if (!invites)
    return (
      <Unread read={{ data, state }} lines={2}>
        <Trans>초대한 친구는 인터넷에 연결되면 보여요.</Trans>
      </Unread>
    )
  const sent = invites.filter(({ side }) => side === 'INVITER')
  const own = invites.filter(({ side }) => side === 'INVITEE')
  return (
    <>
      {sent.length === 0 ? (
        <Text tone="soft">
          <Trans>아직 내 링크로 가입한 친구가 없어요.</Trans>
        </Text>
      ) : (
        <InviteList invites={sent} />
      )}
      {own.length > 0 && (
        <div className={styles.own}>
          <SectionHead as="h3" title={<Trans>내가 받은 초대</Trans>} />
          <InviteList invites={own} />
        </div>
      )}
    </>
  )
}

function InviteList({ invites }: { invites: readonly Invite[] }) {
  return (
    <ul className={styles.rows}>
      {invites.map((invite) => (
        <li key={`${invite.side} ${invite.joinedAt}`}>
          <InviteRow invite={invite} />
        </li>
      ))}
    </ul>
  )
}

function InviteRow({ invite: { side, joinedAt, refused, joined, paid } }: { invite: Invite }) {
  const day = pageDate(joinedAt, 'longDay')
  return (
    <>
      <b>
        {side === 'INVITER' ? (
          <Trans>{day}에 가입한 친구</Trans>
        ) : (
          <Trans>친구의 초대로 {day}에 가입했어요</Trans>
        )}
      </b>
      {refused === 'OWN_ADDRESS' ? (
        <Text tone="soft">
          <Trans>초대한 사람의 다른 메일 주소라서 크레딧을 드리지 않아요.</Trans>
        </Text>
      ) : (
        <dl className={styles.rewards}>
          <Reward label={<Trans>가입</Trans>} reward={joined} />
          <Reward label={<Trans>첫 결제</Trans>} reward={paid} isFirstPayment side={side} />
        </dl>
      )}
    </>
  )
}

interface RewardProps {
  label: ReactNode
  reward: Invite['joined']
  isFirstPayment?: boolean
  side?: Invite['side']
}

function Reward({ label, reward: { state, credit, brandName }, isFirstPayment = false, side }: RewardProps) {
  const { i18n } = useLingui()
  const amount = i18n.number(credit)
  const words = () => {
    if (state === 'PAID')
      return brandName === null ? (
        <Trans>{amount} 크레딧을 받았어요</Trans>
      ) : (
        <Trans>
          {amount} 크레딧이 {brandName}에 들어왔어요
        </Trans>
      )
    if (state === 'WAITING')
      return <Trans>{amount} 크레딧이 기다리고 있어요. 내가 소유한 브랜드가 생기면 들어와요.</Trans>
    if (!isFirstPayment) return <Trans>{amount} 크레딧이 곧 들어와요.</Trans>
    return side === 'INVITER' ? (
      <Trans>{amount} 크레딧은 친구가 처음 결제하면 들어와요.</Trans>
    ) : (
      <Trans>{amount} 크레딧은 내가 처음 결제하면 들어와요.</Trans>
    )
  }
  return (
    <div>
      <dt>{label}</dt>
      <dd>{words()}</dd>
    </div>
  )
}
