import { Fragment, type ReactNode } from 'react'
import type { RenderLink } from '../render-link.ts'
import styles from './Tabs.module.css'

type Props = {
  label: string
  links: {
    key: string
    label: ReactNode
    isCurrent?: boolean
    render: RenderLink
  }[]
}

/** Tabs that are links. */
export function TabLinks({ label, links }: Props) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {links.map((link) => (
        <Fragment key={link.key}>
          {link.render({
            className: styles.tab ?? '',
            children: link.label,
            ...(link.isCurrent ? { 'aria-current': 'page' } : {}),
          })}
        </Fragment>
      ))}
    </nav>
  )
}
