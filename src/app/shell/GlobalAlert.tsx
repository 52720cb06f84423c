import { Trans, useLingui } from '@lingui/react/macro'
import { type Alert, showAlert } from '#device/alert.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'

/** Loaded when there is something to say. */
export default function GlobalAlert({ alert }: { alert: Alert }) {
  const { t } = useLingui()
  const close = () => showAlert(null)
  return (
    <Dialog
      isOpen
      onClose={close}
      role="alertdialog"
      size="sm"
      title={alert.title}
      closeLabel={t`닫기`}
      actions={
        <Button look="ink" onClick={close} data-autofocus>
          <Trans>확인</Trans>
        </Button>
      }
    >
      <p>{alert.message}</p>
    </Dialog>
  )
}
