import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { outsideAddress } from '#kits/account/providers/in-app-browser.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import styles from './InAppDialog.module.css'

/** Google refuses sign-in inside in-app browsers: explains how to open this page in the device's browser. */
export default function InAppDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const [copied, setCopied] = useState<'yes' | 'refused'>()
  const address = location.href
  const outside = outsideAddress(address)

  async function copy(): Promise<void> {
    const isDone = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    )
    setCopied(isDone ? 'yes' : 'refused')
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title={t`다른 브라우저에서 열어 주세요`}
      closeLabel={t`닫기`}
      actions={
        <>
          <Button onClick={() => void copy()}>
            <Trans>주소 복사</Trans>
          </Button>
          {outside && (
            <a href={outside} className={buttonClass({ look: 'ink' })} data-autofocus>
              <Trans>기본 브라우저로 열기</Trans>
            </a>
          )}
        </>
      }
    >
      <p>
        <Trans>
          앱 안의 브라우저에서는 Google 로그인을 쓸 수 없어요. Chrome이나 Safari 같은 일반 브라우저에서 열어
          주세요.
        </Trans>
      </p>
      <p role="status" className={styles.copied}>
        {copied === 'yes' && <Trans>주소를 복사했어요. 브라우저의 주소창에 붙여 넣어 주세요.</Trans>}
        {copied === 'refused' && <Trans>이 주소를 길게 눌러 복사해 주세요: {address}</Trans>}
      </p>
    </Dialog>
  )
}
