import { useLingui } from '@lingui/react/macro'
import { asDrawnPerson } from '#kits/talk/as-drawn-person.ts'
import { Avatar } from '#ui/people/Avatar.tsx'
import styles from './PersonMarks.module.css'
import type { PersonHere } from './people-here.ts'
import { usePeopleOnLayer, usePeopleOnPage } from './usePeopleHere.ts'

const most = 3

/** Other people on a page, as syllables in their colours. */
export function PeopleOnPage({ page }: { page: string }) {
  return <PersonMarks people={usePeopleOnPage(page)} />
}

/** Other people who have selected a layer or write in it. */
export function PeopleOnLayer({ layer }: { layer: string }) {
  return <PersonMarks people={usePeopleOnLayer(layer)} />
}

function PersonMarks({ people }: { people: readonly PersonHere[] }) {
  const { t } = useLingui()
  if (people.length === 0) return null
  const names = people.map(({ name }) => name).join(', ')
  const more = people.length - most
  return (
    <span className={styles.marks} role="img" aria-label={t`여기 있는 사람: ${names}`} title={names}>
      {people.slice(0, most).map((person) => (
        <Avatar key={person.id} person={asDrawnPerson(person)} size="small" isDecoration />
      ))}
      {more > 0 && <span aria-hidden>+{more}</span>}
    </span>
  )
}
