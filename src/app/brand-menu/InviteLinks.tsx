import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Copy from 'lucide-react/icons/copy'
import { useInviteLink } from '#features/profile/referral/useInviteLink.ts'
import { mostInviteReward } from '#model/access/invite-reward.ts'
import { Button } from '#ui/controls/Button.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './BrandFoot.module.css'

/** Reward for a referral, and a button that copies the link. */
export default function InviteLinks({ idAccount }: { idAccount: number }) {
  const { i18n } = useLingui()
  const { copy } = useInviteLink(idAccount)
  const most = i18n.number(mostInviteReward)
  return (
    <>
      <p className={styles.note}>
        <Trans>초대한 사람과 초대받은 사람이 각각 최대 {most} 크레딧을 받아요</Trans>
      </p>
      <p className={styles.ways}>
        <Button size="small" icon={<Icon of={Copy} size="small" />} onClick={() => void copy()}>
          <Trans>링크 복사</Trans>
        </Button>
        <Link to="/brand/invite" className={linkClass}>
          <Trans>자세히</Trans>
        </Link>
      </p>
    </>
  )
}
