import { Trans } from '@lingui/react/macro'
import Copy from 'lucide-react/icons/copy'
import Share2 from 'lucide-react/icons/share-2'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './Referral.module.css'
import { useInviteLink } from './useInviteLink.ts'

/** The person's referral link, to copy or to share by the system's dialog. */
export function ReferralLink({ idAccount }: { idAccount: number }) {
  const { url, copy } = useInviteLink(idAccount)
  return (
    <div className={styles.link}>
      <span className={styles.address} translate="no">
        {url.replace(/^https?:\/\//, '')}
      </span>
      <Button look="ink" icon={<Icon of={Copy} />} onClick={() => void copy()}>
        <Trans>링크 복사</Trans>
      </Button>
      {'share' in navigator && (
        <Button
          icon={<Icon of={Share2} />}
          // Closing the share dialog is no error.
          onClick={() => void navigator.share({ url }).catch(() => {})}
        >
          <Trans>공유</Trans>
        </Button>
      )}
    </div>
  )
}
