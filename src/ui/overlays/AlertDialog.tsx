import type { ReactNode } from 'react'
import { Button } from '../controls/Button.tsx'
import { Dialog } from './Dialog.tsx'

type Props = {
  isOpen: boolean
  title: ReactNode
  children?: ReactNode
  okLabel: ReactNode
  closeLabel: string
  onClose: () => void
}

/** Says one thing that has to be read. */
export function AlertDialog({ isOpen, title, children, okLabel, closeLabel, onClose }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      size="sm"
      role="alertdialog"
      actions={
        <Button look="ink" onClick={onClose} data-autofocus>
          {okLabel}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}
