import Check from 'lucide-react/icons/check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { Icon } from '../Icon.tsx'
import styles from './ToastRegion.module.css'
import { dismissToast, type Toast } from './toasts.ts'

const icons = { success: Check, error: TriangleAlert, info: Info }

interface Props {
  toast: Toast
  isPaused: boolean
  closeLabel: string
  /** Called before one of its buttons goes. */
  onLeave: () => void
}

export function ToastRow({ toast, isPaused, closeLabel, onLeave }: Props) {
  const { id, durationMs, action } = toast
  useEffect(() => {
    if (isPaused || durationMs === null) return
    const timer = setTimeout(() => dismissToast(id), durationMs)
    return () => clearTimeout(timer)
  }, [id, durationMs, isPaused])
  const leave = () => {
    onLeave()
    dismissToast(id)
  }
  return (
    <li className={styles.toast}>
      <Icon of={icons[toast.tone]} />
      <span className={styles.words}>{toast.text}</span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            leave()
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
        onClick={leave}
      >
        <Icon of={X} size="small" />
      </button>
    </li>
  )
}
