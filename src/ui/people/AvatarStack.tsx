import { classNames } from '../class-names.ts'
import { Avatar, type Person } from './Avatar.tsx'
import styles from './AvatarStack.module.css'

type Props = {
  people: Person[]
  /** Accessible name, such as `함께 있는 사람 3명`. */
  label: string
  atMost?: number
  /** Accessible name of `+2`, such as `외 2명`. */
  moreText: (count: number) => string
  /** Hides it from screen readers, inside a button that names the people. */
  isDecoration?: boolean
}

const onPhones = 2

/** Up to five avatars (two on phones), then the number of the others. */
export function AvatarStack({ people, label, atMost = 5, moreText, isDecoration }: Props) {
  const rest = people.length - atMost
  const restOnPhones = people.length - onPhones
  const [List, Entry] = isDecoration ? (['span', 'span'] as const) : (['ul', 'li'] as const)
  return (
    <List {...(isDecoration ? { 'aria-hidden': true } : { 'aria-label': label })} className={styles.stack}>
      {people.slice(0, atMost).map((person, index) => (
        <Entry key={person.id} className={classNames(styles.face, index >= onPhones && styles.wide)}>
          <Avatar person={person} isDecoration={isDecoration ?? false} />
        </Entry>
      ))}
      {rest > 0 && (
        <Entry className={classNames(styles.face, styles.wide)}>
          <More count={rest} words={moreText(rest)} />
        </Entry>
      )}
      {restOnPhones > 0 && (
        <Entry className={classNames(styles.face, styles.narrow)}>
          <More count={restOnPhones} words={moreText(restOnPhones)} />
        </Entry>
      )}
    </List>
  )
}

function More({ count, words }: { count: number; words: string }) {
  return (
    <span className={styles.more} role="img" aria-label={words} title={words}>
      +{count}
    </span>
  )
}
