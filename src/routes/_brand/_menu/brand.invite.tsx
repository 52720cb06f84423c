import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useSession } from '#engine/identity/session.ts'
import { ReferralPage } from '#features/profile/ReferralPage.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const InviteButton = lazyComponent(() => import('#features/team/InviteButton.tsx'), {
  when: afterFirstContentPaint,
})

export const Route = createFileRoute('/_brand/_menu/brand/invite')({
  staticData: { screen: { title: msg`초대`, isInPalette: true } },
  component: Invite,
})

function Invite() {
  const { brand } = useSession()
  return <ReferralPage invite={typeof brand === 'number' && <InviteButton key={brand} idBrand={brand} />} />
}
