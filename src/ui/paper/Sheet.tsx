import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Sheet.module.css'

type Props = {
  /** The brand's mark and name. */
  wordmark: ReactNode
  /** To the right of it: the part of the book. */
  chapter?: ReactNode
  title: ReactNode
  titleAs?: 'h1' | 'h2' | 'h3'
  /** SheetParts. */
  children: ReactNode
  /** A SheetFoot. */
  foot?: ReactNode
}

/** A page of the guide, white on the desk. The guide and the live preview show this same one. */
export function Sheet({ wordmark, chapter, title, titleAs: Title = 'h2', children, foot }: Props) {
  return (
    <article className={styles.sheet}>
      <div className={styles.head}>
        <span className={styles.wordmark}>{wordmark}</span>
        {chapter !== undefined && <span className={styles.chapter}>{chapter}</span>}
      </div>
      <Title className={styles.title}>{title}</Title>
      <dl className={styles.parts}>{children}</dl>
      {foot}
    </article>
  )
}

type PartProps = {
  label: ReactNode
  /** Nothing yet: two hairlines, and this for those who listen. */
  emptyText: string
  isEmpty?: boolean
  /** Being written now: the brand's bar at the edge of the sheet. */
  isCurrent?: boolean
  children?: ReactNode
}

export function SheetPart({ label, emptyText, isEmpty, isCurrent, children }: PartProps) {
  return (
    <div className={classNames(styles.part, isCurrent && styles.current)}>
      <dt>{label}</dt>
      <dd>{isEmpty ? <EmptyLines words={emptyText} /> : children}</dd>
    </div>
  )
}

function EmptyLines({ words }: { words: string }) {
  return (
    <span className={styles.lines} role="img" aria-label={words}>
      <i />
      <i />
    </span>
  )
}

type FootProps = {
  /** When it will be stamped, or when it was. */
  children: ReactNode
  /** A StampSpot, framed, 64. */
  spot: ReactNode
}

export function SheetFoot({ children, spot }: FootProps) {
  return (
    <div className={styles.foot}>
      <p>{children}</p>
      {spot}
    </div>
  )
}
