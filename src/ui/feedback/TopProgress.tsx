import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './TopProgress.module.css'

/** A line at the top of the page while the next screen is loading, shown after 150 ms. */
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
