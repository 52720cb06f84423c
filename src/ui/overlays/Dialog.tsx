import X from 'lucide-react/icons/x'
import { type ReactNode, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../controls/IconButton.tsx'
import { Icon } from '../Icon.tsx'
import styles from './Dialog.module.css'
import { useModal } from './useModal.ts'

export type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  /** A line under the title. */
  description?: ReactNode
  closeLabel: string
  /** 420, 520, 720, 960. Under 576 every one is a sheet from below. */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  children?: ReactNode
  /** Buttons, the ink one last. */
  actions?: ReactNode
  role?: 'dialog' | 'alertdialog'
  /** The content brings its own padding and rules. */
  isBare?: boolean
  /** Whether a press outside closes it. Turn it off where input would be lost. */
  closesOutside?: boolean
}

/**
 * A native modal: the browser holds the focus inside, closes on Esc and gives the focus back.
 * `data-autofocus` on an element inside sends the first focus there instead of to the title.
 */
export function Dialog(props: DialogProps) {
  return props.isOpen ? <OpenDialog {...props} /> : null
}

function OpenDialog(props: DialogProps) {
  const { onClose, title, description, closeLabel, size = 'md', children, actions, role, isBare } = props
  const { closesOutside = true } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  // An alert is read out with its words; a dialog is only named, its content is for the person to explore.
  const ownWords = role === 'alertdialog' ? `${id}-body` : undefined
  const describedBy = description === undefined ? ownWords : `${id}-description`
  useModal(dialog, '[data-autofocus]')

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the key, and the dialog itself hears it
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={describedBy}
      className={classNames(styles.dialog, styles[size])}
      onCancel={(event) => {
        // A file chooser inside sends its own cancel through here.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // The browser may close it without asking (a second Esc); a re-run effect has it open again by now.
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
      }}
      onClick={(event) => {
        if (closesOutside && event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <div>
            <h2 id={`${id}-title`} tabIndex={-1} data-first-focus>
              {title}
            </h2>
            {description !== undefined && <p id={`${id}-description`}>{description}</p>}
          </div>
          <IconButton label={closeLabel} icon={<Icon of={X} size="large" />} onClick={onClose} />
        </header>
        <div id={`${id}-body`} className={isBare ? styles.bare : styles.body}>
          {children}
        </div>
        {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  )
}
