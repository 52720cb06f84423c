import type { ReactNode } from 'react'
import styles from './Setting.module.css'

interface Props {
  label: ReactNode
  children: ReactNode
  /** What can be done about it, at the end of the line. */
  end?: ReactNode
  note?: ReactNode
}

/** One fact of the person under a hairline: what it is called, what it is, what can be done. */
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
