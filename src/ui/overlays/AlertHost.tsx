import type { ReactNode } from 'react'
import { useWatched } from '#engine/watch/useWatched.ts'
import { Button } from '../controls/Button.tsx'
import { shownAlert } from './alerts.ts'
import { Dialog } from './Dialog.tsx'

interface Props {
  words: { confirm: string; close: string }
  /** The way to an operator, which closes the alert. */
  operatorAction?: (close: () => void) => ReactNode
}

/** Shows the alert of `showAlert`. Used once in the app. */
export function AlertHost({ words, operatorAction }: Props) {
  const alert = useWatched(shownAlert)
  if (!alert) return null
  const close = () => shownAlert.set(null)
  return (
    <Dialog
      isOpen
      onClose={close}
      size="sm"
      role="alertdialog"
      title={alert.title}
      closeLabel={words.close}
      actions={
        <>
          {alert.needsOperator && operatorAction?.(close)}
          <Button look="ink" onClick={close} data-autofocus>
            {words.confirm}
          </Button>
        </>
      }
    >
      <p>{alert.message}</p>
    </Dialog>
  )
}
