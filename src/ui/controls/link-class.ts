import styles from './Link.module.css'

/** A link inside text. */
export const linkClass = styles.link ?? ''
