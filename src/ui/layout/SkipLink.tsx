import styles from './SkipLink.module.css'

export const mainId = 'main'

interface Props {
  label: string
  /** Moves the focus elsewhere than to the main content. */
  onSkip?: () => void
}

/** The first tab stop: skips to the main content. */
export function SkipLink({ label, onSkip }: Props) {
  return (
    <a
      href={`#${mainId}`}
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
