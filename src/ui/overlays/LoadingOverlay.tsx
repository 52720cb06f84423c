import { type ReactNode, useRef } from 'react'
import styles from './LoadingOverlay.module.css'
import { useModal } from './useModal.ts'

type Props = { isOpen: boolean; label: ReactNode }

/** Holds the whole screen while something must not be disturbed. Never over a document. */
export function LoadingOverlay({ isOpen, label }: Props) {
  return isOpen ? <OpenOverlay label={label} /> : null
}

function OpenOverlay({ label }: { label: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog)
  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-busy
      tabIndex={-1}
      onCancel={(event) => event.preventDefault()}
    >
      <p role="status">{label}</p>
      <span className={styles.track} aria-hidden>
        <span />
      </span>
    </dialog>
  )
}
