import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './TopProgress.module.css'

/** A line at the very top while the next screen comes; only seen if that takes a moment. */
export function TopProgress({ isBusy, label }: { isBusy: boolean; label: string }) {
  return (
    <div role="status" className={styles.track} data-print="none">
      {isBusy && (
        <>
          <VisuallyHidden>{label}</VisuallyHidden>
          <span className={styles.line} />
        </>
      )}
    </div>
  )
}
