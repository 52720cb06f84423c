import { useLingui } from '@lingui/react/macro'
import type { PresentPerson } from '#engine/documents/relay/presence.ts'
import { asDrawnPerson } from '#kits/talk/as-drawn-person.ts'
import { Avatar } from '#ui/people/Avatar.tsx'
import styles from './SidePeople.module.css'

const atMost = 3

/** Avatars of the people at a step or in a section. */
export default function SidePeople({ people }: { people: readonly PresentPerson[] }) {
  const { t } = useLingui()
  if (people.length === 0) return null
  const names = people.map(({ name }) => name).join(', ')
  const more = people.length - atMost
  return (
    <span
      className={styles.people}
      role="img"
      aria-label={t`여기 있는 사람: ${names}`}
      title={names}
      data-present
    >
      {people.slice(0, atMost).map((person) => (
        <Avatar key={person.id} person={asDrawnPerson(person)} size="tiny" isDecoration />
      ))}
      {more > 0 && <span aria-hidden>+{more}</span>}
    </span>
  )
}
