import { Trans, useLingui } from '@lingui/react/macro'
import { useWatched } from '#engine/watch/useWatched.ts'
import { asDrawnPerson } from '#kits/talk/as-drawn-person.ts'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { Avatar } from '#ui/people/Avatar.tsx'
import { useEditorState } from '../state/EditorProvider.tsx'
import styles from './PeopleBar.module.css'
import { onePerPerson } from './people-here.ts'
import { usePeopleHere } from './usePeopleHere.ts'

/** Beyond so many the others are in a menu. */
const most = 4

/** The other people in this design; a press on one follows them, a second one ends that. */
export function PeopleBar() {
  const { t } = useLingui()
  const { followed } = useEditorState()
  const id = useWatched(followed)
  const people = onePerPerson(usePeopleHere())
  const others = people.slice(most)
  const turn = (person: number) => followed.set(person === id ? null : person)
  if (people.length === 0) return null
  const count = people.length
  const more = others.length
  return (
    <ul aria-label={t`함께 있는 사람 ${count}명`} className={styles.bar}>
      {people.slice(0, most).map(({ id: person, name }) => (
        <li key={person} className={styles.place}>
          <button
            type="button"
            className={styles.person}
            aria-pressed={person === id}
            aria-label={t`${name} 님 따라가기`}
            title={t`${name} 님 따라가기`}
            onClick={() => turn(person)}
          >
            <Avatar person={asDrawnPerson({ id: person, name })} isDecoration />
          </button>
        </li>
      ))}
      {more > 0 && (
        <li>
          <MenuButton
            label={t`외 ${more}명`}
            look="quiet"
            size="small"
            groups={[
              {
                id: 'people',
                label: <Trans>따라가기</Trans>,
                entries: others.map(({ id: person, name }) => ({
                  id: String(person),
                  label: name,
                  textValue: name,
                  icon: <Avatar person={asDrawnPerson({ id: person, name })} size="small" isDecoration />,
                  isOn: person === id,
                })),
              },
            ]}
            onChoose={(person) => turn(Number(person))}
          >
            +{more}
          </MenuButton>
        </li>
      )}
    </ul>
  )
}
