import styles from './PresenceDot.module.css'

/** A person's colour beside a text about them. `colour` is 1 to 10. */
export function PresenceDot({ colour }: { colour: number }) {
  return <span className={styles.dot} style={{ background: `var(--p${colour})` }} aria-hidden />
}
