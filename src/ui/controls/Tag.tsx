import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Tag.module.css'

type Props = {
  children: ReactNode
  icon?: ReactNode
  /** A tone with a meaning needs an icon too: colour alone does not convey it. */
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
