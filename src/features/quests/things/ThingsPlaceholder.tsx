import styles from './Things.module.css'
import { thingKinds } from './thing-kinds.ts'

/** The room that the things will take. */
export function ThingsPlaceholder() {
  return (
    <div className={styles.things} aria-hidden="true">
      {thingKinds.map((kind) => (
        <div key={kind} className={styles.room}>
          <div className={styles.thing} />
        </div>
      ))}
    </div>
  )
}
