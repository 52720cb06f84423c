import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useWatched } from '#engine/watch/useWatched.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { topModal } from './open-modals.ts'
import styles from './ToastRegion.module.css'
import { ToastRow } from './ToastRow.tsx'
import { shownToasts, type Toast } from './toasts.ts'
import { useSpokenToasts } from './useSpokenToasts.ts'
import { useToastPlace } from './useToastPlace.ts'

type Props = {
  label: string
  closeLabel: string
  /** Read by screen readers before the text: 완료, 오류, 안내. */
  toneWords: Record<Toast['tone'], string>
}

/**
 * Used once in the app. It is in the top layer, so that an open dialog does not hide it. While a modal is open, everything
 * outside of it is inert, also in the top layer: the region is then inside of the modal that was opened last. react-aria's
 * region cannot be moved there: it is at the end of the body, where a native modal covers it.
 */
export function ToastRegion({ label, closeLabel, toneWords }: Props) {
  const toasts = useWatched(shownToasts)
  const modal = useWatched(topModal)
  const [place, setPlace] = useState(modal)
  const [isPaused, setIsPaused] = useState(false)
  const [host] = useState(createHost)
  const home = useRef<HTMLDivElement>(null)
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<EventTarget | null>(null)
  const spokenToasts = useSpokenToasts(toasts, modal)
  const isEmpty = toasts.length === 0

  // Nothing tells that pointer and focus have left what is removed or moved.
  if (isPaused && (isEmpty || place !== modal)) setIsPaused(false)
  if (place !== modal) setPlace(modal)

  useLayoutEffect(() => {
    const parent = modal ?? home.current
    parent?.append(host)
  }, [modal, host])

  useLayoutEffect(() => {
    const element = region.current
    // A dialog that is closed together with a new toast has taken the region along; `modal` changes right after this.
    if (!element?.isConnected || isEmpty) return
    // Opening it again moves it above a dialog that was opened later; a move with its host has closed it.
    if (element.matches(':popover-open') && !element.contains(document.activeElement)) element.hidePopover()
    if (!element.matches(':popover-open')) element.showPopover()
  }, [isEmpty, toasts, modal])
  useToastPlace(region, toasts)

  function onFocus({ currentTarget, relatedTarget }: FocusEvent): void {
    setIsPaused(true)
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }

  /** Moves the focus to where it was before it came here. */
  function returnFocus(): void {
    const { current } = cameFrom
    if (!region.current?.contains(document.activeElement)) return
    if (current instanceof HTMLElement && current.isConnected) current.focus()
  }

  return (
    <div ref={home} className={styles.home}>
      {createPortal(
        <>
          {/* Without the roles status and alert: these are also read when they are inserted. */}
          <VisuallyHidden>
            <span aria-live="polite">
              {spokenToasts.filter(({ tone }) => tone !== 'error').map((toast) => spoken(toast, toneWords))}
            </span>
            <span aria-live="assertive">
              {spokenToasts.filter(({ tone }) => tone === 'error').map((toast) => spoken(toast, toneWords))}
            </span>
          </VisuallyHidden>
          <section
            ref={region}
            popover="manual"
            aria-label={label}
            className={styles.region}
            data-print="none"
            onPointerEnter={() => setIsPaused(true)}
            onPointerLeave={() => setIsPaused(false)}
            onFocus={onFocus}
            onBlur={() => setIsPaused(false)}
          >
            <ul className={styles.list}>
              {toasts.map((toast) => (
                <ToastRow
                  key={toast.id}
                  toast={toast}
                  isPaused={isPaused && !isEmpty}
                  closeLabel={closeLabel}
                  onLeave={returnFocus}
                />
              ))}
            </ul>
          </section>
        </>,
        host,
      )}
    </div>
  )
}

/** One element for the whole life of the region: with another one, React would make the toasts anew. */
function createHost(): HTMLElement {
  const host = document.createElement('div')
  host.className = styles.home ?? ''
  return host
}

function spoken(toast: Toast, toneWords: Props['toneWords']) {
  return (
    <span key={toast.id}>
      {toneWords[toast.tone]} {toast.text}{' '}
    </span>
  )
}
