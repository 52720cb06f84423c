import { type CSSProperties, useState } from 'react'
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
  size?: 'tiny' | 'small' | 'normal' | 'large' | 'huge'
  /** Hides it from screen readers, if the name stands beside it. */
  isDecoration?: boolean
}

/** A picture, or one syllable in the person's colour: 18, 22, 28, 40 or 64 px. */
export function Avatar({ person, size = 'normal', isDecoration }: Props) {
  // Address of a picture that could not be loaded.
  const [lost, setLost] = useState<string>()
  const { image } = person
  return (
    <span
      className={classNames(styles.avatar, size !== 'normal' && styles[size])}
      style={{ ['--colour' as string]: `var(--p${person.colour})` } as CSSProperties}
      {...(isDecoration
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': person.name, title: person.name })}
    >
      {image === undefined || image === lost ? (
        initialOf(person.name)
      ) : (
        <img src={image} alt="" onError={() => setLost(image)} />
      )}
    </span>
  )
}
