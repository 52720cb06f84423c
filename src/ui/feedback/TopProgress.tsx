import styles from './TopProgress.module.css'

/** A line at the very top while the next screen comes; only seen if that takes a moment. */
export function TopProgress({ isBusy, label }: { isBusy: boolean; label: string }) {
  if (!isBusy) return null
  return (
    <div role="progressbar" aria-label={label} className={styles.track} data-print="none">
      <span />
    </div>
  )
}
