import X from 'lucide-react/icons/x'
import { type ReactNode, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../controls/IconButton.tsx'
import { Icon } from '../Icon.tsx'
import styles from './Dialog.module.css'
import { useKeyScroll } from './useKeyScroll.ts'
import { useModal } from './useModal.ts'

export type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  /** A line under the title. */
  description?: ReactNode
  closeLabel: string
  /** Width: 420, 520, 720 or 960 px. Below 576 px every dialog is a sheet at the bottom of the screen. */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  children?: ReactNode
  /** Buttons; the `ink` one comes last. */
  actions?: ReactNode
  role?: 'dialog' | 'alertdialog'
  /** Whether the content has its own padding and rules. */
  isBare?: boolean
  /** Whether a press outside closes it. Turn it off where input would be lost. */
  closesOutside?: boolean
}

/**
 * A native modal: the browser keeps the focus inside, closes it on Esc and returns the focus. An element with
 * `data-autofocus` gets the first focus instead of the title.
 */
export function Dialog(props: DialogProps) {
  return props.isOpen ? <OpenDialog {...props} /> : null
}

function OpenDialog(props: DialogProps) {
  const { onClose, title, description, closeLabel, size = 'md', children, actions, role, isBare } = props
  const { closesOutside = true } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const id = useId()

  // Screen readers read out the whole text of an alert, but only the title of a dialog without a description.
  const ownWords = role === 'alertdialog' ? `${id}-body` : undefined
  const describedBy = description === undefined ? ownWords : `${id}-description`
  useModal(dialog, '[data-autofocus]')
  useKeyScroll(body)

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key is Esc, which the dialog itself handles
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={describedBy}
      className={classNames(styles.dialog, styles[size])}
      onCancel={(event) => {
        // The cancel event of a file input inside the dialog bubbles up to here.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // The browser may close it without a cancel event (a second Esc). If an effect was re-run, it is open
        // again by now.
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
      }}
      onClick={(event) => {
        if (closesOutside && event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <div>
            <h2 id={`${id}-title`} tabIndex={-1} data-first-focus>
              {title}
            </h2>
            {description !== undefined && <p id={`${id}-description`}>{description}</p>}
          </div>
          <IconButton label={closeLabel} icon={<Icon of={X} size="large" />} onClick={() => onClose()} />
        </div>
        <div ref={body} id={`${id}-body`} className={isBare ? styles.bare : styles.body}>
          {children}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}
