import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import styles from './Team.module.css'

/** Placeholder while the team is loading. */
export function TeamLoading() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton lines={4} />
    </div>
  )
}
