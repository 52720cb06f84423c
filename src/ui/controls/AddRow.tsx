import type { ReactNode } from 'react'
import styles from './AddRow.module.css'

type Props = {
  /** With its label above it. */
  field: ReactNode
  button: ReactNode
}

/** A field, and beside it the button that adds what is typed. */
export function AddRow({ field, button }: Props) {
  return (
    <div className={styles.row}>
      <div>{field}</div>
      <div>{button}</div>
    </div>
  )
}
