import { Trans, useLingui } from '@lingui/react/macro'
import { showAlert, useAlert } from '#device/alert.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'

export function GlobalAlert() {
  const { t } = useLingui()
  const alert = useAlert()
  const close = () => showAlert(null)
  return (
    <Dialog
      isOpen={alert !== null}
      onClose={close}
      role="alertdialog"
      size="sm"
      title={alert?.title}
      closeLabel={t`닫기`}
      actions={
        <Button look="ink" onClick={close} data-autofocus>
          <Trans>확인</Trans>
        </Button>
      }
    >
      <p>{alert?.message}</p>
    </Dialog>
  )
}
