import { classNames } from '../class-names.ts'
import { Avatar, type Person } from './Avatar.tsx'
import styles from './AvatarStack.module.css'

type Props = {
  people: Person[]
  /** Who they are: 함께 있는 사람 3명. */
  label: string
  atMost?: number
  /** What `+2` is called, 외 2명. */
  moreText: (count: number) => string
}

const onPhones = 2

/** Who is here: up to five faces (two on phones), then a number. */
export function AvatarStack({ people, label, atMost = 5, moreText }: Props) {
  const rest = people.length - atMost
  const restOnPhones = people.length - onPhones
  return (
    <ul aria-label={label} className={styles.stack}>
      {people.slice(0, atMost).map((person, index) => (
        <li key={person.id} className={classNames(index >= onPhones && styles.wide)}>
          <Avatar person={person} />
        </li>
      ))}
      {rest > 0 && <More count={rest} words={moreText(rest)} className={styles.wide} />}
      {restOnPhones > 0 && (
        <More count={restOnPhones} words={moreText(restOnPhones)} className={styles.narrow} />
      )}
    </ul>
  )
}

type MoreProps = {
  count: number
  words: string
  className: string | undefined
}

function More({ count, words, className }: MoreProps) {
  return (
    <li className={className}>
      <span className={styles.more} role="img" aria-label={words} title={words}>
        +{count}
      </span>
    </li>
  )
}
