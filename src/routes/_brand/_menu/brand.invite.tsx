import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { afterFirstContentPaint } from '#device/browser/first-content.ts'
import { useSession } from '#device/identity/session.ts'
import { loadWords, withWords } from '#device/words/interface.ts'
import { ReferralPage } from '#features/profile/ReferralPage.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const InviteButton = lazyComponent(() => withWords(import('#features/team/InviteButton.tsx'), 'team'), {
  when: afterFirstContentPaint,
})

export const Route = createFileRoute('/_brand/_menu/brand/invite')({
  staticData: { screen: { title: msg`초대`, isInPalette: true } },
  loader: () => loadWords('profile'),
  component: Invite,
})

function Invite() {
  const { brand } = useSession()
  return <ReferralPage invite={typeof brand === 'number' && <InviteButton key={brand} idBrand={brand} />} />
}
