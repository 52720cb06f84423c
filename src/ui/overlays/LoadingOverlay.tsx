import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './LoadingOverlay.module.css'

type Props = { isOpen: boolean; label: ReactNode }

/** Holds the whole screen while something must not be disturbed. Never over a document. */
export function LoadingOverlay({ isOpen, label }: Props) {
  return isOpen ? <OpenOverlay label={label} /> : null
}

function OpenOverlay({ label }: { label: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    return () => element.close()
  }, [])
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
