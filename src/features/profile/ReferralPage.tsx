import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSession } from '#device/identity/session.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { Page, PageHead, SectionHead } from '#ui/layout/Page.tsx'
import styles from './referral/Referral.module.css'
import { ReferralLink } from './referral/ReferralLink.tsx'

/** Referral: the person's own link. The reward is shown once credits can be used. */
export function ReferralPage() {
  const { session } = useSession()
  return (
    <Page measure="form">
      <PageHead
        title={<Trans>친구 초대</Trans>}
        note={<Trans>브랜드를 시작하려는 친구에게 새김을 알려 주세요</Trans>}
      />
      <section className={styles.section}>
        <SectionHead title={<Trans>내 초대 링크</Trans>} />
        {session ? (
          <ReferralLink idAccount={session.idAccount} />
        ) : (
          <p className={styles.soft}>
            <Trans>가입하면 내 초대 링크가 생겨요.</Trans>{' '}
            <Link to="/account/signup/intro" className={buttonClass({ size: 'small' })}>
              <Trans>가입하기</Trans>
            </Link>
          </p>
        )}
      </section>
      <section className={styles.section}>
        <SectionHead title={<Trans>함께 쓸 사람을 찾나요?</Trans>} />
        <p className={styles.soft}>
          <Trans>이 브랜드를 같이 고칠 사람은 팀에서 초대해요.</Trans>{' '}
          <Link to="/brand/setting/team" className={linkClass}>
            <Trans>팀으로 가기</Trans>
          </Link>
        </p>
      </section>
    </Page>
  )
}
