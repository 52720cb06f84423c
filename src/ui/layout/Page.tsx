import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Page.module.css'

type PageProps = {
  /** 1380, 992, 640 for forms, 720 for reading. */
  measure?: 'large' | 'content' | 'form' | 'reading'
  children: ReactNode
}

/** The padding and the measure of a page inside a SidebarFrame. */
export function Page({ measure = 'large', children }: PageProps) {
  return <div className={classNames(styles.page, styles[measure])}>{children}</div>
}

type PageHeadProps = {
  title: ReactNode
  /** Soft words on the title's line. */
  aside?: ReactNode
  note?: ReactNode
  actions?: ReactNode
}

/** The h1 of a page. It takes the focus after a navigation. */
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

/** 16 px over a section, a link or a number at the end. */
export function SectionHead({ title, end, as: Heading = 'h2' }: SectionHeadProps) {
  return (
    <div className={styles.sectionHead}>
      <Heading>{title}</Heading>
      {end !== undefined && <div className={styles.sectionEnd}>{end}</div>}
    </div>
  )
}
