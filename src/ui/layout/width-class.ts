import styles from './Width.module.css'

/** Only where there is a sidebar (from 992), only where there is none, not on phones (under 576), only there. */
export const wideOnlyClass = styles.wideOnly ?? ''
export const narrowOnlyClass = styles.narrowOnly ?? ''
export const hiddenOnPhoneClass = styles.hiddenOnPhone ?? ''
export const phoneOnlyClass = styles.phoneOnly ?? ''
