import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { useMayInvite } from '#features/team/useMayInvite.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { InvitePicture } from './InvitePicture.tsx'
import styles from './InvitePromo.module.css'
import { isInvitePromoHidden, keepInvitePromoHidden } from './invite-promo.ts'

interface Props {
  brand: number
  idAccount: number
}

/** A picture that leads to the page of invitations, for those who may invite a member and have a free seat. */
export default function InvitePromo({ brand, idAccount }: Props) {
  const { t } = useLingui()
  const [isHidden, setIsHidden] = useState(() => isInvitePromoHidden(idAccount))
  const mayInvite = useMayInvite(isHidden ? null : brand)
  const promo = useRef<HTMLDivElement>(null)
  if (!mayInvite) return null
  const hide = () => {
    keepInvitePromoHidden(idAccount)
    // The row above gets the focus of the button that goes.
    promo.current?.previousElementSibling?.querySelector('summary')?.focus()
    setIsHidden(true)
  }
  return (
    <div ref={promo} className={styles.promo}>
      <Link to="/brand/invite" className={styles.link}>
        <InvitePicture />
        <span className={styles.words}>
          <Trans>멤버를 초대해 함께 써 보세요</Trans>
        </span>
      </Link>
      <span className={styles.hide}>
        <IconButton
          label={t`초대 안내 숨기기`}
          size="small"
          icon={<Icon of={X} size="small" />}
          onClick={hide}
        />
      </span>
    </div>
  )
}
