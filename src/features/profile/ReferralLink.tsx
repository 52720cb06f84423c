import { Trans, useLingui } from '@lingui/react/macro'
import Copy from 'lucide-react/icons/copy'
import Share2 from 'lucide-react/icons/share-2'
import { inviteCodeOf } from '#model/access/invite-reward.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import styles from './Referral.module.css'

/** One's own link: to copy, or to hand over by what the device has for that. */
export function ReferralLink({ idAccount }: { idAccount: number }) {
  const { t } = useLingui()
  const url = `${location.origin}/account/signup/intro?invite=${inviteCodeOf(idAccount)}`

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url)
      showToast({ tone: 'success', text: t`링크를 복사했어요` })
    } catch {
      showToast({ tone: 'error', text: t`복사하지 못했습니다. 주소를 골라 직접 복사해 주세요.` })
    }
  }

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
          // Closing the sheet of the system is no fault.
          onClick={() => void navigator.share({ url }).catch(() => {})}
        >
          <Trans>공유</Trans>
        </Button>
      )}
    </div>
  )
}
