import type { CSSProperties } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Avatar.module.css'
import { initialOf } from './initial-of.ts'

export type Person = {
  id: string
  name: string
  /** 1 to 10, `--p1` to `--p10`. */
  colour: number
  image?: string | undefined
}

type Props = {
  person: Person
  size?: 'tiny' | 'small' | 'normal' | 'large'
  /** The name already stands beside it. */
  isDecoration?: boolean
}

/** One syllable in the person's colour: 18, 22, 28 or 40 px. */
export function Avatar({ person, size = 'normal', isDecoration }: Props) {
  return (
    <span
      className={classNames(styles.avatar, size !== 'normal' && styles[size])}
      style={{ ['--colour' as string]: `var(--p${person.colour})` } as CSSProperties}
      {...(isDecoration
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': person.name, title: person.name })}
    >
      {person.image === undefined ? initialOf(person.name) : <img src={person.image} alt="" />}
    </span>
  )
}
