import styles from './SkipLink.module.css'

export const mainId = 'main'

/** The first thing a Tab reaches: past the menus to what the page is about. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a href={`#${mainId}`} className={styles.skip}>
      {label}
    </a>
  )
}
