import Check from 'lucide-react/icons/check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from '../Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './ToastRegion.module.css'
import { dismissToast, getToasts, subscribeToasts, type Toast } from './toasts.ts'

const icons = { success: Check, error: TriangleAlert, info: Info }

type Props = {
  label: string
  closeLabel: string
  /** Read by screen readers before the text: 완료, 오류, 안내. */
  toneWords: Record<Toast['tone'], string>
}

/** Used once in the app. It is in the top layer, so that an open dialog does not hide it. */
export function ToastRegion({ label, closeLabel, toneWords }: Props) {
  const toasts = useSyncExternalStore(subscribeToasts, getToasts)
  const [isPaused, setIsPaused] = useState(false)
  const region = useRef<HTMLElement>(null)
  const isEmpty = toasts.length === 0

  useLayoutEffect(() => {
    const element = region.current
    if (!element || isEmpty) return
    // Opening it again moves it above a dialog that was opened later.
    if (element.matches(':popover-open') && !element.contains(document.activeElement)) element.hidePopover()
    if (!element.matches(':popover-open')) element.showPopover()
  }, [isEmpty, toasts])

  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {toasts.filter((toast) => toast.tone !== 'error').map((toast) => spoken(toast, toneWords))}
        </span>
        <span role="alert">
          {toasts.filter((toast) => toast.tone === 'error').map((toast) => spoken(toast, toneWords))}
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
        onFocus={() => setIsPaused(true)}
        onBlur={() => setIsPaused(false)}
      >
        <ul className={styles.list}>
          {toasts.map((toast) => (
            <ToastRow key={toast.id} toast={toast} isPaused={isPaused && !isEmpty} closeLabel={closeLabel} />
          ))}
        </ul>
      </section>
    </>
  )
}

function ToastRow({ toast, isPaused, closeLabel }: { toast: Toast; isPaused: boolean; closeLabel: string }) {
  const { id, durationMs, action } = toast
  useEffect(() => {
    if (isPaused || durationMs === null) return
    const timer = setTimeout(() => dismissToast(id), durationMs)
    return () => clearTimeout(timer)
  }, [id, durationMs, isPaused])
  return (
    <li className={styles.toast}>
      <Icon of={icons[toast.tone]} />
      <span className={styles.words}>{toast.text}</span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            dismissToast(id)
            action.onPress()
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={closeLabel}
        title={closeLabel}
        onClick={() => dismissToast(id)}
      >
        <Icon of={X} size="small" />
      </button>
    </li>
  )
}

function spoken(toast: Toast, toneWords: Props['toneWords']) {
  return (
    <span key={toast.id}>
      {toneWords[toast.tone]} {toast.text}{' '}
    </span>
  )
}
