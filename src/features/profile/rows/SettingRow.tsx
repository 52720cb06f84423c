import type { ReactNode } from 'react'
import styles from './SettingRow.module.css'

interface Props {
  label: ReactNode
  children: ReactNode
  /** Controls at the end of the row. */
  end?: ReactNode
  note?: ReactNode
}

/** A row of the settings: label, value, controls. */
export function SettingRow({ label, children, end, note }: Props) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd className={styles.fact}>
        <span className={styles.words}>
          {children}
          {note !== undefined && <small>{note}</small>}
        </span>
        {end}
      </dd>
    </div>
  )
}
