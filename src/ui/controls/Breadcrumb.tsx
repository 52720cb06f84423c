import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import type { RenderLink } from '../render-link.ts'
import styles from './Breadcrumb.module.css'

type Props = {
  label: string
  /** From the widest to the page itself, which has no link. */
  items: { key: string; label: ReactNode; render?: RenderLink }[]
}

export function Breadcrumb({ label, items }: Props) {
  return (
    <nav aria-label={label} className={styles.crumbs}>
      <ol>
        {items.map((item, index) => {
          const isLast = index === items.length - 1
          return (
            <li key={item.key} aria-current={isLast ? 'page' : undefined}>
              {item.render
                ? item.render({
                    className: styles.link ?? '',
                    children: item.label,
                  })
                : item.label}
              {!isLast && <ChevronRight size={14} strokeWidth={1.75} aria-hidden />}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
