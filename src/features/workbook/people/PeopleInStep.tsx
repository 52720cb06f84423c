import { Trans, useLingui } from '@lingui/react/macro'
import { useWatched } from '#engine/watch/useWatched.ts'
import { follow, following, stopFollowing } from '#kits/screen/following.ts'
import { useOpenScreenName } from '#kits/screen/useOpenScreenName.ts'
import { asDrawnPerson } from '#kits/talk/as-drawn-person.ts'
import { usePeople } from '#kits/talk/usePeople.ts'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { Avatar } from '#ui/people/Avatar.tsx'
import { AvatarStack } from '#ui/people/AvatarStack.tsx'

/** Header menu of the other people in the brand; choosing one follows them, choosing again stops it. */
export default function PeopleInStep() {
  const { t } = useLingui()
  const people = usePeople()
  const followed = useWatched(following)
  const nameOf = useOpenScreenName()
  const count = people.length
  if (count === 0) return null
  return (
    <MenuButton
      label={t`함께 있는 사람 ${count}명`}
      aria-label={t`함께 있는 사람 ${count}명`}
      look="quiet"
      groups={[
        {
          id: 'people',
          label: <Trans>따라가기</Trans>,
          entries: people.map((person) => ({
            id: String(person.id),
            label: person.name,
            textValue: person.name,
            note: nameOf(person.screen) ?? '',
            icon: <Avatar person={asDrawnPerson(person)} size="small" isDecoration />,
            isOn: person.id === followed,
          })),
        },
      ]}
      onChoose={(id) => {
        if (Number(id) === followed) stopFollowing()
        else follow(Number(id))
      }}
    >
      <AvatarStack
        isDecoration
        people={people.map(asDrawnPerson)}
        label={t`함께 있는 사람 ${count}명`}
        moreText={(more) => t`외 ${more}명`}
      />
    </MenuButton>
  )
}
