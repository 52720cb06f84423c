import styles from './InvitePicture.module.css'

/** Two people write on one sheet, each with a caret and its flag; a third place is free. Decoration. */
export function InvitePicture() {
  return (
    <svg viewBox="0 0 208 92" className={styles.picture} aria-hidden focusable="false">
      <path className={styles.desk} d="M0 0h208v92H0z" />
      <path className={styles.sheet} d="M20.5 14.5h104v78h-104z" />
      <path className={styles.rule} d="M32 40.5h81M32 58.5h81M32 76.5h81" />
      <path className={styles.words} d="M33 34h34M33 52h60M33 70h22" />
      <g className={styles.first}>
        <path d="M71 26h2v16h-2zM71 20h20v9H71z" />
        <circle cx="147" cy="34" r="13" />
      </g>
      <g className={styles.second}>
        <path d="M59 62h2v16h-2zM59 56h16v9H59z" />
        <circle className={styles.ring} cx="165" cy="34" r="14" />
      </g>
      <circle className={styles.free} cx="156" cy="64" r="12.25" />
      <path className={styles.plus} d="M156 59v10M151 64h10" />
    </svg>
  )
}
