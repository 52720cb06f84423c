import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './PicturePane.module.css'

export type Ground = 'light' | 'dark' | 'brand' | 'paper'

type Props = {
  ground: Ground
  /** Under it: what it is, and a fact. */
  name?: ReactNode
  note?: ReactNode
  /** On it, at a corner. */
  tag?: ReactNode
  isSmall?: boolean
  children: ReactNode
}

/** A logo on a ground. The grounds are of paper and print: they do not follow the theme. */
export function PicturePane({ ground, name, note, tag, isSmall, children }: Props) {
  return (
    <figure className={classNames(styles.cell, isSmall && styles.small)}>
      <div className={styles.pane} data-ground={ground}>
        {children}
        {tag !== undefined && <span className={styles.tag}>{tag}</span>}
      </div>
      {name !== undefined && (
        <figcaption className={styles.caption}>
          <b>{name}</b>
          {note !== undefined && <span>{note}</span>}
        </figcaption>
      )}
    </figure>
  )
}
