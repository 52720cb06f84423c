import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { mostInviteReward } from '#model/access/invite-reward.ts'
import styles from './InvitePromo.module.css'

/** Link to the referral screen, drawn as a ticket with one half for each person. */
export function InvitePromo() {
  const { i18n } = useLingui()
  const most = i18n.number(mostInviteReward)
  return (
    <Link to="/brand/invite" className={styles.promo}>
      <span className={styles.ticket} aria-hidden>
        <span>
          <Trans>나</Trans> <b>{most}</b>
        </span>
        <span>
          <Trans>친구</Trans> <b>{most}</b>
        </span>
      </span>
      <span>
        <Trans>초대하면 둘 다 최대 {most} 크레딧</Trans>
      </span>
    </Link>
  )
}
