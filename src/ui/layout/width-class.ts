import styles from './Width.module.css'

/** Shown only where there is no sidebar (below 992 px). */
export const narrowOnlyClass = styles.narrowOnly ?? ''
/** Not shown on phones (below 576 px). */
export const hiddenOnPhoneClass = styles.hiddenOnPhone ?? ''
/** On phones (below 576 px) only screen readers have it: the words of a button beside its icon. */
export const spokenOnPhoneClass = styles.spokenOnPhone ?? ''
/** Shown only on phones (below 576 px). */
export const phoneOnlyClass = styles.phoneOnly ?? ''
