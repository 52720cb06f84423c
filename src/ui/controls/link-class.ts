import styles from './Link.module.css'

/** Class of a link inside text. */
export const linkClass = styles.link ?? ''

/** Class of the way back to a list, above the title of one of its rows. An arrow comes before the words. */
export const backLinkClass = styles.back ?? ''
