import CircleAlert from 'lucide-react/icons/circle-alert'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../Icon.tsx'
import styles from './Banner.module.css'

const icons = { info: Info, warning: TriangleAlert, danger: CircleAlert }

type Props = {
  tone?: keyof typeof icons
  icon?: ReactNode
  children: ReactNode
  /** Small buttons. */
  actions?: ReactNode
  /** A bar across the screen, or a box among the content. */
  look?: 'bar' | 'box'
}

/** A message that stays until its cause is gone. */
export function Banner({ tone = 'info', icon, children, actions, look = 'bar' }: Props) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames(styles.banner, styles[look], styles[tone])}
      data-print="none"
    >
      {icon ?? <Icon of={icons[tone]} />}
      <div className={styles.words}>{children}</div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
