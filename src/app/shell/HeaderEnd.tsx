import { useLingui } from '@lingui/react/macro'
import { usePeople } from '#device/documents/usePeople.ts'
import CommentsButton from '#features/comments/CommentsButton.tsx'
import { AvatarStack } from '#ui/people/AvatarStack.tsx'
import SyncIndicator from '../sync/SyncIndicator.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { ThemeButton } from './ThemeButton.tsx'

/** At the end of every header of a brand: where the data is, who is here, looks, the account. */
export default function HeaderEnd() {
  const { t } = useLingui()
  const people = usePeople()
  const count = people.length
  return (
    <>
      <SyncIndicator />
      {count > 0 && (
        <AvatarStack
          people={people.map(({ id, name }) => ({ id: String(id), name, colour: (id % 10) + 1 }))}
          label={t`함께 있는 사람 ${count}명`}
          moreText={(more) => t`외 ${more}명`}
        />
      )}
      <CommentsButton />
      <ThemeButton />
      <AccountMenu />
    </>
  )
}
