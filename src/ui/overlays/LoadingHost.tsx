import { useId, useRef } from 'react'
import { useWatched } from '#engine/watch/useWatched.ts'
import { Text } from '../Text.tsx'
import styles from './LoadingHost.module.css'
import { type Loading, shownLoading } from './loading.ts'
import { useModal } from './useModal.ts'

/** Shows the overlay of `showLoading`. Used once in the app. */
export function LoadingHost() {
  const loading = useWatched(shownLoading)
  return loading && <LoadingOverlay {...loading} />
}

/** A modal without a way out, which keeps a second press from anything. It is seen after 300 ms only. */
function LoadingOverlay({ title, message }: Loading) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useModal(dialog, undefined, false)
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={message === undefined ? undefined : `${id}-message`}
      aria-busy="true"
      className={styles.overlay}
      onCancel={(event) => event.preventDefault()}
    >
      <span className={styles.spinner} aria-hidden />
      <p id={`${id}-title`} tabIndex={-1} data-first-focus className={styles.title}>
        {title}
      </p>
      {message !== undefined && (
        <Text id={`${id}-message`} tone="soft">
          {message}
        </Text>
      )}
    </dialog>
  )
}
