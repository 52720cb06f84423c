import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../Icon.tsx'
import { Text } from '../Text.tsx'
import styles from './Disclosure.module.css'

type Props = Omit<ComponentProps<'details'>, 'title'> & {
  title: ReactNode
  icon?: ReactNode
  /** Secondary text after the title. */
  note?: ReactNode
  /** Whether the content starts at the edge instead of below the title. */
  isFlush?: boolean
}

/** A row that opens, between hairlines. Several are put into a `DisclosureList`. */
export function Disclosure({ title, icon, note, isFlush, className, children, ...rest }: Props) {
  return (
    <details {...rest} className={classNames(styles.row, className)}>
      <summary className={styles.summary}>
        {icon}
        <span className={styles.title}>{title}</span>
        {note !== undefined && (
          <Text as="span" tone="soft" size="small">
            {note}
          </Text>
        )}
        <Icon of={ChevronDown} className={styles.chevron} />
      </summary>
      <div className={classNames(styles.content, icon !== undefined && !isFlush && styles.indented)}>
        {children}
      </div>
    </details>
  )
}

export function DisclosureList({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>
}
