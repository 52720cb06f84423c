import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Sheet.module.css'

type Props = {
  /** Left of the head: mark and name. */
  wordmark: ReactNode
  /** Right of the head. */
  chapter?: ReactNode
  title: ReactNode
  titleAs?: 'h1' | 'h2' | 'h3'
  /** The `SheetPart`s. */
  children: ReactNode
  /** A `SheetFoot`. */
  foot?: ReactNode
}

/** A sheet of paper with a head, labelled parts and a foot. */
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
  /** Small, below the text. */
  note?: ReactNode
  /** Read out by screen readers in place of the two empty lines. */
  emptyText: string
  isEmpty?: boolean
  /** Marked by a bar at the edge of the sheet. */
  isCurrent?: boolean
  children?: ReactNode
}

export function SheetPart({ label, note, emptyText, isEmpty, isCurrent, children }: PartProps) {
  return (
    <div className={classNames(styles.part, isCurrent && styles.current)}>
      <dt>{label}</dt>
      <dd>
        {isEmpty ? <EmptyLines words={emptyText} /> : children}
        {note && <small className={styles.note}>{note}</small>}
      </dd>
    </div>
  )
}

/** In place of a text. `words` are read out by screen readers. */
export function EmptyLines({ words }: { words: string }) {
  return (
    <span className={styles.lines} role="img" aria-label={words}>
      <i />
      <i />
    </span>
  )
}

type FootProps = {
  /** Text beside the stamp. */
  children: ReactNode
  /** A framed `StampSpot` of 64 px. */
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
