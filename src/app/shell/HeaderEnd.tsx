import { later } from '#device/later.tsx'
import { loadContent } from '#device/words/content.ts'
import CommentsButton from '#features/comments/CommentsButton.tsx'
import { hiddenOnPhoneClass } from '#ui/layout/width-class.ts'
import SyncIndicator from '../sync/SyncIndicator.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import Notices from './Notices.tsx'
import { ThemeButton } from './ThemeButton.tsx'

const PeopleHere = later(async () => {
  const [part] = await Promise.all([import('#features/workbook/PeopleInStep.tsx'), loadContent('workbook')])
  return part
})

/** At the end of every header of a brand: where the data is, who is here, looks, the account. */
export default function HeaderEnd() {
  return (
    <>
      <SyncIndicator />
      {/* A phone has no room for both; its home page says who is here. */}
      <span className={hiddenOnPhoneClass}>
        <PeopleHere />
      </span>
      <CommentsButton />
      <Notices />
      <ThemeButton />
      <AccountMenu />
    </>
  )
}
