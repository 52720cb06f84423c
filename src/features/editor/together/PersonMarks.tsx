import { useLingui } from '@lingui/react/macro'
import PencilLine from 'lucide-react/icons/pencil-line'
import { asDrawnPerson } from '#kits/talk/as-drawn-person.ts'
import { Icon } from '#ui/Icon.tsx'
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
  return <PersonMarks people={usePeopleOnLayer(layer)} layer={layer} />
}

interface Props {
  readonly people: readonly PersonHere[]
  /** The layer whose people they are; absent: of a page. */
  readonly layer?: string
}

function PersonMarks({ people, layer }: Props) {
  const { t } = useLingui()
  if (people.length === 0) return null
  // In a cell: what is written in is selected.
  const writes = ({ writing, selection }: PersonHere) =>
    writing !== null && (layer === undefined || writing === layer || selection.includes(layer))
  const names = people
    .map((person) => {
      const { name } = person
      return writes(person) ? t`${name} · 쓰는 중` : name
    })
    .join(', ')
  const more = people.length - most
  return (
    <span className={styles.marks} role="img" aria-label={t`여기 있는 사람: ${names}`} title={names}>
      {people.slice(0, most).map((person) => (
        <Avatar key={person.id} person={asDrawnPerson(person)} size="small" isDecoration />
      ))}
      {people.some(writes) && <Icon of={PencilLine} size="small" />}
      {more > 0 && <span aria-hidden>+{more}</span>}
    </span>
  )
}
