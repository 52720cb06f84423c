import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useSession } from '#engine/identity/session.ts'
import { inviteRewards } from '#model/money/credits.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Page, PageHead, SectionHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { Text } from '#ui/Text.tsx'
import styles from './referral/Referral.module.css'
import { ReferralLink } from './referral/ReferralLink.tsx'

const Invites = lazyComponent(() => import('./referral/Invites.tsx'), {
  when: afterFirstContentPaint,
  Placeholder: () => <Skeleton lines={2} />,
})

interface Props {
  /** Button that invites a member to the open brand; nothing where that is not possible. */
  invite: ReactNode
}

/**
 * Both ways to invite: members to the open brand, and friends by the person's own link, with what they get for it and what
 * has come of it.
 */
export function ReferralPage({ invite }: Props) {
  const { i18n } = useLingui()
  const { session } = useSession()
  const [forJoining, forPaying] = [inviteRewards.JOINED, inviteRewards.PAID].map((credit) =>
    i18n.number(credit),
  )
  return (
    <Page measure="content" column="form">
      <PageHead
        title={<Trans>초대</Trans>}
        note={<Trans>같이 쓸 멤버와, 브랜드를 시작하려는 친구를 초대해요</Trans>}
      />
      <section className={styles.section}>
        <SectionHead title={<Trans>함께 쓸 멤버</Trans>} />
        <Text tone="soft">
          <Trans>이 브랜드를 같이 고칠 사람은 소유자와 관리자가 이메일로 초대해요.</Trans>
        </Text>
        <div className={styles.ways}>
          {invite}
          <Link to="/brand/setting/team" className={linkClass}>
            <Trans>팀 보기</Trans>
          </Link>
        </div>
      </section>
      <section className={styles.section}>
        <SectionHead title={<Trans>친구에게 보낼 내 초대 링크</Trans>} />
        {session ? (
          <ReferralLink idAccount={session.idAccount} />
        ) : (
          <Text tone="soft">
            <Trans>가입하면 내 초대 링크가 생겨요.</Trans>{' '}
            <Link to="/account/signup/intro" className={buttonClass({ size: 'small' })}>
              <Trans>가입하기</Trans>
            </Link>
          </Text>
        )}
      </section>
      <section className={styles.section}>
        <SectionHead title={<Trans>두 사람 모두 받아요</Trans>} />
        <ul className={styles.rows}>
          <li className={styles.promise}>
            <Trans>친구가 내 링크로 와서 이메일을 확인하고 가입할 때</Trans>
            <b>
              <Trans>{forJoining} 크레딧</Trans>
            </b>
          </li>
          <li className={styles.promise}>
            <Trans>친구가 처음으로 플랜을 결제할 때</Trans>
            <b>
              <Trans>{forPaying} 크레딧</Trans>
            </b>
          </li>
        </ul>
        <p className={styles.note}>
          <Trans>크레딧은 소유한 브랜드에 들어가고 365일 동안 쓸 수 있어요.</Trans>
        </p>
      </section>
      {session && (
        <section className={styles.section}>
          <SectionHead title={<Trans>초대한 친구</Trans>} />
          <Invites />
        </section>
      )}
    </Page>
  )
}
