import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, Suspense, useState } from 'react'
import { Icon } from '#ui/Icon.tsx'
import styles from './BrandFoot.module.css'

interface Props {
  icon: ReactNode
  label: ReactNode
  /** Shown at the end of the row while closed. */
  end?: ReactNode
  /** Rendered once the row is open; may suspend. */
  children: ReactNode
}

/**
 * A row that expands in place, because the drawer of a phone has no room for another overlay. Only one row of
 * the foot is open at a time.
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

/** The content may open below the visible part of the scroll container. */
function bringIntoView(content: HTMLElement | null): void {
  content?.scrollIntoView({ block: 'nearest' })
}
