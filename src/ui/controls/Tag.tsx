import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Tag.module.css'

type Props = {
  children: ReactNode
  icon?: ReactNode
  /** Meanings come with an icon, never by colour alone. */
  tone?: 'plain' | 'brand' | 'danger' | 'warning' | 'info' | 'success'
}

export function Tag({ children, icon, tone = 'plain' }: Props) {
  return (
    <span className={classNames(styles.tag, tone !== 'plain' && styles[tone])}>
      {icon}
      {children}
    </span>
  )
}
