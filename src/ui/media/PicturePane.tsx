import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './PicturePane.module.css'

export type Ground = 'light' | 'dark' | 'brand' | 'paper'

type Props = {
  ground: Ground
  /** Caption under the picture. */
  name?: ReactNode
  note?: ReactNode
  /** Label at a corner of the picture. */
  tag?: ReactNode
  isSmall?: boolean
  children: ReactNode
}

/** A picture on a background of its own, which does not follow the theme. */
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
