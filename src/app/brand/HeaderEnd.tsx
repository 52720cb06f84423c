import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import BookOpen from 'lucide-react/icons/book-open'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useSession } from '#engine/identity/session.ts'
import CommentsButton from '#features/comments/CommentsButton.tsx'
import { loadContent } from '#kits/words/content.ts'
import { classNames } from '#ui/class-names.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { ErrorRegions } from '#ui/errors/ErrorRegion.tsx'
import { Icon } from '#ui/Icon.tsx'
import { hiddenOnPhoneClass, narrowOnlyClass } from '#ui/layout/width-class.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { ThemeButton } from '../frames/ThemeButton.tsx'
import Notices from '../notices/Notices.tsx'
import { AccountMenu } from '../person/AccountMenu.tsx'
import HelpButton from '../shortcuts/HelpButton.tsx'
import HeaderState from './HeaderState.tsx'

const PeopleHere = lazyComponent(
  async () => {
    const [part] = await Promise.all([
      import('#features/workbook/people/PeopleInStep.tsx'),
      loadContent('workbook'),
    ])
    return part
  },
  { when: afterFirstContentPaint },
)

/** Right side of a brand's header: sandbox, sync state, people, comments, notices, theme, account. */
export default function HeaderEnd() {
  const { t } = useLingui()
  const { session } = useSession()
  return (
    <ErrorRegions>
      <HeaderState />
      {/* Not on phones, which have no room for it: the home page of the brand lists the people. */}
      <span className={hiddenOnPhoneClass}>
        <PeopleHere />
      </span>
      <CommentsButton />
      <Notices />
      {/* Not on phones, where the name of the brand needs the room: the menu has it. */}
      <Link
        to="/brand/guide/core"
        aria-label={t`브랜드 가이드`}
        title={t`브랜드 가이드`}
        className={buttonClass(
          { look: 'quiet', isIconOnly: true },
          classNames(narrowOnlyClass, hiddenOnPhoneClass),
        )}
      >
        <Icon of={BookOpen} />
      </Link>
      {/* Not on phones: the menu has it. */}
      <span className={hiddenOnPhoneClass}>
        <HelpButton />
      </span>
      <span className={hiddenOnPhoneClass}>
        <ThemeButton />
      </span>
      {/* Not on phones for an account: the sidebar and the profile settings have the same entries. */}
      <span className={session ? hiddenOnPhoneClass : undefined}>
        <AccountMenu isInBrand />
      </span>
    </ErrorRegions>
  )
}
