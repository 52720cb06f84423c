import styles from './Link.module.css'

/** A link among words: a hairline under it that turns to ink. */
export const linkClass = styles.link ?? ''
