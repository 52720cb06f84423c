import type { ReactNode, RefObject } from 'react'
import { Dialog, Popover } from 'react-aria-components'
import styles from './PopPanel.module.css'
import { ReturnFocus } from './ReturnFocus.tsx'

interface Props {
  label: string
  onClose: () => void
  anchor: RefObject<HTMLElement | null>
  placement?: 'bottom start' | 'bottom end' | 'top start'
  children: ReactNode
}

/** A panel under a button. Esc and a press outside close it and return the focus. */
export default function PopPanel({ label, onClose, anchor, placement = 'bottom end', children }: Props) {
  return (
    <Popover
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      triggerRef={anchor}
      placement={placement}
      className={styles.popover ?? ''}
    >
      <Dialog aria-label={label} className={styles.panel ?? ''}>
        {children}
        <ReturnFocus anchor={anchor} />
      </Dialog>
    </Popover>
  )
}
