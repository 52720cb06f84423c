import { useLingui } from '@lingui/react/macro'
import { usePeople } from '#device/documents/usePeople.ts'
import { AvatarStack } from '#ui/people/AvatarStack.tsx'
import { asDrawnPerson } from './as-drawn-person.ts'

/** Who else has the brand open, in the header of a step. */
export default function PeopleInStep() {
  const { t } = useLingui()
  const people = usePeople()
  const count = people.length
  if (count === 0) return null
  return (
    <AvatarStack
      people={people.map(asDrawnPerson)}
      label={t`함께 있는 사람 ${count}명`}
      moreText={(more) => t`외 ${more}명`}
    />
  )
}
