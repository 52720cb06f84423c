import type { ReactNode } from 'react'
import styles from './StatusPicture.module.css'

export type StatusPictureKind = 'lost' | 'closed' | 'torn' | 'offline' | 'apart'

/** Decorative picture over the headline of an error screen. */
export function StatusPicture({ of }: { of: StatusPictureKind }) {
  return (
    <svg viewBox="0 0 120 88" className={styles.picture} aria-hidden focusable="false">
      {drawings[of]}
    </svg>
  )
}

const lines = <path className={styles.faint} d="M44 30h32M44 40h32M44 50h20" />

const drawings: Readonly<Record<StatusPictureKind, ReactNode>> = {
  // Between two sheets the outline of a missing one.
  lost: (
    <>
      <path className={styles.paper} d="M8 20h30v44H8zM82 20h30v44H82z" />
      <path className={styles.faint} d="M15 30h16M15 38h16M15 46h9M89 30h16M89 38h16M89 46h9" />
      <path className={styles.gap} d="M45 20h30v44H45z" />
      <path className={styles.caret} d="M52 29v10" />
    </>
  ),
  // A sheet whose spot for a seal is still empty.
  closed: (
    <>
      <path className={styles.paper} d="M34 10h52v68H34z" />
      {lines}
      <path className={styles.dashed} d="M62 54l15-1 1 15-15 1z" />
    </>
  ),
  // A sheet in two halves.
  torn: (
    <>
      <path className={styles.paper} d="M36 12h48v26l-8 5-8-6-8 7-8-6-8 6-8-4z" />
      <path className={styles.paper} d="M33 52l8 4 8-6 8 6 8-7 8 6 8-5v26H33z" />
      <path className={styles.faint} d="M44 22h32M44 30h22M41 66h32M41 72h18" />
    </>
  ),
  // A sheet, and a line that does not reach the other side.
  offline: (
    <>
      <path className={styles.paper} d="M10 16h40v56H10z" />
      <path className={styles.faint} d="M18 28h24M18 36h24M18 44h14" />
      <path className={styles.dashed} d="M58 44h12" />
      <path d="M76 38l10 12M86 38L76 50" />
      <path className={styles.dashed} d="M92 44h12" />
      <circle className={styles.paper} cx="110" cy="44" r="5" />
    </>
  ),
  // A sheet with a piece of an older one beside it.
  apart: (
    <>
      <path className={styles.paper} d="M30 10h52v40H62v28H30z" />
      <path className={styles.faint} d="M40 24h32M40 34h32M40 44h14M40 54h14" />
      <path className={styles.dashed} d="M72 58h22v24H72z" />
    </>
  ),
}
