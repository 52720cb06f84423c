import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, Suspense, useState } from 'react'
import { Icon } from '#ui/Icon.tsx'
import styles from './BrandFoot.module.css'

interface Props {
  icon: ReactNode
  label: ReactNode
  /** What is worth knowing without opening it. */
  end?: ReactNode
  /** Loaded with the first opening. */
  children: ReactNode
}

/**
 * A row that opens in its place: a drawer on a phone has no room for a second layer over it. Of the rows at the foot one
 * is open at a time.
 */
export function FootDropdown({ icon, label, end, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      name="brand-foot"
      className={styles.dropdown}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.row}>
        {icon}
        <span className={styles.label}>{label}</span>
        {end !== undefined && <span className={styles.end}>{end}</span>}
        <Icon of={ChevronDown} size="small" className={styles.chevron} />
      </summary>
      {isOpen && (
        <Suspense fallback={null}>
          <div ref={bringIntoView} className={styles.content}>
            {children}
          </div>
        </Suspense>
      )}
    </details>
  )
}

/** It opens at the lower edge of what scrolls. */
function bringIntoView(content: HTMLElement | null): void {
  content?.scrollIntoView({ block: 'nearest' })
}
