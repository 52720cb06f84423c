import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './TopProgress.module.css'

/** A line at the top of the page while the next screen is loading, shown after 200 ms and at its end after 5 s. */
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
