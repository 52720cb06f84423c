import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Page.module.css'

type PageProps = {
  /** Largest width: 1380, 992, 640 or 720 px. */
  measure?: 'large' | 'content' | 'form' | 'reading'
  /** Largest width of what is in it, at its start: pages of different widths then begin at the same edge. */
  column?: 'form' | 'reading'
  /** Id of the page, by which an address leads to it. */
  anchor?: string
  children: ReactNode
}

/** Padding and width of a page inside a SidebarFrame. */
export function Page({ measure = 'large', column, anchor, children }: PageProps) {
  return (
    <div id={anchor} data-column={column} className={classNames(styles.page, styles[measure])}>
      {children}
    </div>
  )
}

type PageHeadProps = {
  title: ReactNode
  /** Secondary text on the line of the title. */
  aside?: ReactNode
  note?: ReactNode
  actions?: ReactNode
}

/** The h1 of a page, which the app focuses after a navigation. */
export function PageHead({ title, aside, note, actions }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.titles}>
        <h1 tabIndex={-1}>
          {title}
          {aside !== undefined && <em> {aside}</em>}
        </h1>
        {note !== undefined && <p>{note}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

type SectionHeadProps = { title: ReactNode; end?: ReactNode; as?: 'h2' | 'h3' }

/** Heading of 16 px above a part of a page, with a link or a number at the end. */
export function SectionHead({ title, end, as: Heading = 'h2' }: SectionHeadProps) {
  return (
    <div className={styles.sectionHead}>
      <Heading>{title}</Heading>
      {end !== undefined && <div className={styles.sectionEnd}>{end}</div>}
    </div>
  )
}
