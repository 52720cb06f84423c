import styles from './SkipLink.module.css'

export const mainId = 'main'

/** The first tab stop: skips to the main content. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a href={`#${mainId}`} className={styles.skip}>
      {label}
    </a>
  )
}
