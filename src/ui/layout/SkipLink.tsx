import styles from './SkipLink.module.css'

export const mainId = 'main'

interface Props {
  label: string
  /** Id of what it skips to; default: the main content. */
  to?: string
  /** Moves the focus itself. */
  onSkip?: () => void
}

/** The first tab stop: skips to the main content. */
export function SkipLink({ label, to = mainId, onSkip }: Props) {
  return (
    <a
      href={`#${to}`}
      className={styles.skip}
      onClick={
        onSkip &&
        ((event) => {
          event.preventDefault()
          onSkip()
        })
      }
    >
      {label}
    </a>
  )
}
