import type { ReactNode } from 'react'
import { Button } from '../controls/Button.tsx'
import { Dialog } from './Dialog.tsx'

type Props = {
  isOpen: boolean
  title: ReactNode
  /** What will happen, and what will be kept. */
  children?: ReactNode
  confirmLabel: ReactNode
  cancelLabel: ReactNode
  closeLabel: string
  onConfirm: () => void
  onCancel: () => void
  /** For actions that cannot be undone. */
  isDestructive?: boolean
  confirmIcon?: ReactNode
}

/** Asks for a confirmation. The cancel button has the first focus. */
export function ConfirmDialog(props: Props) {
  const { isOpen, title, children, confirmLabel, cancelLabel, closeLabel, onConfirm, onCancel } = props
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      closeLabel={closeLabel}
      size="sm"
      role="alertdialog"
      actions={
        <>
          <Button onClick={onCancel} data-autofocus>
            {cancelLabel}
          </Button>
          <Button look={props.isDestructive ? 'danger' : 'ink'} icon={props.confirmIcon} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
