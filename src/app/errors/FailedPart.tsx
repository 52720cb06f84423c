import { Trans, useLingui } from '@lingui/react/macro'
import { useOnline } from '#engine/browser/network.ts'
import { Button } from '#ui/controls/Button.tsx'
import type { FailedPartProps } from '#ui/errors/error-report.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { reloadOnPress } from '../updates/reload.ts'
import styles from './FailedPart.module.css'
import { statusOf } from './status-of.ts'

/** In the place of a part of the screen that could not be shown. */
export default function FailedPart({ error, again, onClose }: FailedPartProps) {
  const { t } = useLingui()
  const status = statusOf(error, useOnline())
  const message =
    status === 'offline'
      ? t`아직 이 기기에 없어요. 인터넷에 연결되면 볼 수 있어요.`
      : t`이 부분을 보여 주지 못했어요.`
  // Browsers cache a failed module load, so only a reload requests the file again.
  const isFileMissing = status === 'offline' || status === 'files'
  const button = (
    <Button
      size={onClose ? undefined : 'small'}
      look={onClose ? 'ink' : undefined}
      onClick={() => (isFileMissing ? void reloadOnPress() : again())}
    >
      <Trans>다시 보기</Trans>
    </Button>
  )
  if (onClose) {
    return <Dialog isOpen onClose={onClose} title={message} closeLabel={t`닫기`} size="sm" actions={button} />
  }
  return (
    <p role="status" className={styles.part} data-print="none">
      {message} {button}
    </p>
  )
}
