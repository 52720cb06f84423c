import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../controls/IconButton.tsx'
import { Icon } from '../Icon.tsx'
import { useModal } from '../overlays/useModal.ts'
import styles from './Drawer.module.css'

/** How long the width of the window has to stay before it is looked at. */
const settleMs = 1_000

export type DrawerProps = {
  onClose: () => void
  label: string
  closeLabel: string
  children: ReactNode
}

/** A modal that slides in from the left. Links and elements with `data-leaves` close it. */
export default function OpenDrawer({ onClose, label, closeLabel, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog)
  useWideScreen(onClose)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key is Esc, which the dialog itself handles
    <dialog
      ref={dialog}
      aria-label={label}
      className={styles.drawer}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
      }}
      onClick={(event) => {
        const { target } = event
        const isLeft = target instanceof Element && target.closest('a[href], [data-leaves]') !== null
        if (isLeft || event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles.inside}>
        <IconButton
          label={closeLabel}
          icon={<Icon of={X} size="large" />}
          className={styles.close ?? ''}
          onClick={onClose}
        />
        {children}
      </div>
    </dialog>
  )
}

/** Calls back when the window has become so wide that the page shows what is in the drawer by itself. */
function useWideScreen(onWide: () => void): void {
  const latest = useRef(onWide)
  useEffect(() => {
    latest.current = onWide
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onResize = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (innerWidth >= 992) latest.current()
      }, settleMs)
    }
    addEventListener('resize', onResize)
    return () => {
      clearTimeout(timer)
      removeEventListener('resize', onResize)
    }
  }, [])
}
