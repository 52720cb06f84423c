import styles from './Link.module.css'

/** Class of a link inside text. */
export const linkClass = styles.link ?? ''
