import { Children, type ReactNode } from 'react'
import styles from './ToggleChip.module.css'

export function ToggleChips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={styles.chips}>
      {Children.map(children, (chip) => (
        <li>{chip}</li>
      ))}
    </ul>
  )
}
