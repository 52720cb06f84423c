import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSession } from '#device/identity/session.ts'
import { inviteReward, mostInviteReward } from '#model/access/invite-reward.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { Page, PageHead, SectionHead } from '#ui/layout/Page.tsx'
import styles from './referral/Referral.module.css'
import { ReferralLink } from './referral/ReferralLink.tsx'

/** Referral: the person's own link, and what it brings both sides. */
export function ReferralPage() {
  const { t, i18n } = useLingui()
  const { session } = useSession()
  const most = i18n.number(mostInviteReward)
  const rules = [
    { key: 'verified', when: t`초대받은 사람이 이메일을 인증하면`, credits: inviteReward.verified },
    { key: 'firstPaid', when: t`첫 유료 플랜을 시작하면`, credits: inviteReward.firstPaid },
  ]
  return (
    <Page measure="form">
      <PageHead
        title={<Trans>친구 초대</Trans>}
        note={<Trans>초대한 사람과 초대받은 사람이 각각 최대 {most} 크레딧을 받아요</Trans>}
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
        <SectionHead title={<Trans>받는 크레딧</Trans>} />
        <table className={styles.rules}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>언제</Trans>
              </th>
              <th scope="col">
                <Trans>나</Trans>
              </th>
              <th scope="col">
                <Trans>친구</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {rules.map(({ key, when, credits }) => (
              <tr key={key}>
                <th scope="row">{when}</th>
                <td>{i18n.number(credits)}</td>
                <td>{i18n.number(credits)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <Trans>모두</Trans>
              </th>
              <td>{most}</td>
              <td>{most}</td>
            </tr>
          </tfoot>
        </table>
        <p className={styles.note}>
          <Trans>
            링크로 들어와 7일 안에 가입한 사람에게 적용돼요. 조건을 채운 크레딧은 결제 기능이 열리면 한 번에
            들어와요.
          </Trans>
        </p>
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
