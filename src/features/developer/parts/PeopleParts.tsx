import { useLingui } from '@lingui/react/macro'
import { Avatar } from '#ui/people/Avatar.tsx'
import { AvatarStack } from '#ui/people/AvatarStack.tsx'
import { PresenceDot } from '#ui/people/PresenceDot.tsx'
import { Row } from '#ui/Stack.tsx'
import { Specimen } from '../DeveloperFrame.tsx'

const sizes = ['tiny', 'small', 'normal', 'large', 'huge'] as const
const colours = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

export function PeopleParts() {
  const { t } = useLingui()
  const people = colours.map((colour) => ({ id: `${colour}`, name: t`한결`, colour }))
  return (
    <>
      <Specimen name="Avatar">
        <Row gap={3} align="center" isWrapped>
          {sizes.map((size) => (
            <Avatar key={size} size={size} person={{ id: size, name: t`한결`, colour: 4 }} />
          ))}
        </Row>
        <Row gap={3} align="center" isWrapped>
          {people.map((person) => (
            <Avatar key={person.id} person={person} isDecoration />
          ))}
        </Row>
      </Specimen>
      <Specimen name="AvatarStack">
        <AvatarStack people={people} label={t`함께 있는 사람`} moreText={(count) => t`외 ${count}명`} />
      </Specimen>
      <Specimen name="PresenceDot">
        <Row gap={3} align="center" isWrapped>
          {colours.map((colour) => (
            <PresenceDot key={colour} colour={colour} />
          ))}
        </Row>
      </Specimen>
    </>
  )
}
