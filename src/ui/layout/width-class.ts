import styles from './Width.module.css'

/** Only where there is no sidebar (below 992), not on phones (under 576), only there. */
export const narrowOnlyClass = styles.narrowOnly ?? ''
export const hiddenOnPhoneClass = styles.hiddenOnPhone ?? ''
export const phoneOnlyClass = styles.phoneOnly ?? ''
