import styles from './Width.module.css'

/** Shown only where there is no sidebar (below 992 px). */
export const narrowOnlyClass = styles.narrowOnly ?? ''
/** Not shown on phones (below 576 px). */
export const hiddenOnPhoneClass = styles.hiddenOnPhone ?? ''
/** Shown only on phones (below 576 px). */
export const phoneOnlyClass = styles.phoneOnly ?? ''
