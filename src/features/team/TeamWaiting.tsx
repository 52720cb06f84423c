import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import styles from './Team.module.css'

/** Until anything of the team is known. */
export function TeamWaiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton lines={4} />
    </div>
  )
}
