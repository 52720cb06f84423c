import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Copy from 'lucide-react/icons/copy'
import { useInviteLink } from '#features/profile/referral/useInviteLink.ts'
import { inviteRewards } from '#model/money/credits.ts'
import { Button } from '#ui/controls/Button.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './BrandFoot.module.css'

/** The link by which friends sign up, to copy. */
export default function InviteLinks({ idAccount }: { idAccount: number }) {
  const { i18n } = useLingui()
  const { copy } = useInviteLink(idAccount)
  const most = i18n.number(inviteRewards.JOINED + inviteRewards.PAID)
  return (
    <>
      <p className={styles.note}>
        <Trans>브랜드를 시작하려는 친구에게 새김을 알려 주세요</Trans>
      </p>
      <p className={styles.note}>
        <Trans>친구와 나, 두 사람 모두 최대 {most} 크레딧을 받아요</Trans>
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
